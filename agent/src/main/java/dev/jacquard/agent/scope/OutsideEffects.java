package dev.jacquard.agent.scope;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Methods of the JDK that reach outside of the JVM, and what they do there. They are those through
 * which all others go, so it does not matter how the program comes there. Not every JDK and not
 * every operating system has all of them.
 */
public final class OutsideEffects {
  private static final String LOOKS = "looks";
  private static final String CHANGES = "changes";
  private static final String LOOKS_AND_CHANGES = "looksAndChanges";
  private static final String TALKS = "talks";
  private static final String OPENS = "opens";
  private static final String CHANGES_JVM = "changesJvm";
  private static final String CHANGES_LOGGER = "changesLogger";
  private static final String LEAVES = "leaves";
  private static final String HIDDEN_CLASS = "defining a hidden class, which is not rewritten,";
  private static final String TOOL = "a tool of the JDK, which is not rewritten,";
  private static final String CONSTRUCTOR = "<init>";

  /** What a method does: the hook, and words for the verdict. */
  public record Effect(String hook, String words) {}

  private static final Map<String, Map<String, Effect>> EFFECTS = new HashMap<>();

  static {
    files();
    channels();
    others();
    jvm();
  }

  private OutsideEffects() {}

  static Set<String> classes() {
    return EFFECTS.keySet();
  }

  /** What the methods of a class with a name do. */
  public static Optional<Effect> of(String owner, String method) {
    return Optional.ofNullable(EFFECTS.getOrDefault(owner, Map.of()).get(method));
  }

  private static void files() {
    add("java/io/FileInputStream", LOOKS, "reading a file", "open");
    add("java/io/FileOutputStream", CHANGES, "writing a file", "open");
    add("java/io/RandomAccessFile", OPENS, "opening a file", "open");
    String file = "java/io/File";
    add(file, LOOKS, "looking at a file", "exists", "isFile", "isDirectory", "isHidden");
    add(file, LOOKS, "looking at a file", "lastModified", "length", "normalizedList");
    add(file, LOOKS, "looking at a file", "canRead", "canWrite", "canExecute");
    add(file, LOOKS, "looking at a file", "getTotalSpace", "getFreeSpace", "getUsableSpace");
    add(file, LOOKS_AND_CHANGES, "making a file", "createNewFile", "mkdir");
    add(file, LOOKS_AND_CHANGES, "deleting a file", "delete");
    add(file, LOOKS_AND_CHANGES, "renaming a file", "renameTo");
    add(file, LOOKS_AND_CHANGES, "changing a file", "setLastModified", "setReadOnly");
    add(file, LOOKS_AND_CHANGES, "changing a file", "setReadable", "setWritable", "setExecutable");
    for (String system : List.of("Unix", "Windows")) {
      String provider = "sun/nio/fs/" + system + "FileSystemProvider";
      add(provider, OPENS, "opening a file", "newByteChannel", "newFileChannel");
      add(provider, TALKS, "an asynchronous file channel", "newAsynchronousFileChannel");
      add(provider, LOOKS, "looking at a file", "checkAccess", "exists", "isSameFile", "isHidden");
      add(provider, LOOKS, "looking at a file", "readAttributes", "readAttributesIfExists");
      add(provider, LOOKS, "looking at a file", "newDirectoryStream", "readSymbolicLink");
      add(provider, LOOKS_AND_CHANGES, "making a file", "createDirectory", "createLink");
      add(provider, LOOKS_AND_CHANGES, "making a file", "createSymbolicLink", "copy");
      add(provider, LOOKS_AND_CHANGES, "moving a file", "move");
      String views = "sun/nio/fs/" + system + "FileAttributeViews";
      add(views + "$Basic", LOOKS_AND_CHANGES, "changing a file", "setTimes");
      add(views + "$Posix", LOOKS_AND_CHANGES, "changing a file", "setMode", "setOwners");
      add(views + "$Dos", LOOKS_AND_CHANGES, "changing a file", "updateAttributes");
    }
    String provider = "sun/nio/fs/AbstractFileSystemProvider";
    add(provider, LOOKS_AND_CHANGES, "deleting a file", "delete", "deleteIfExists");
    add(provider, LOOKS_AND_CHANGES, "changing a file", "setAttribute");
    add(provider, LOOKS, "looking at a file", "readAttributes", "isDirectory", "isRegularFile");
  }

  private static void channels() {
    add("sun/nio/ch/FileChannelImpl", TALKS, "locking a file", "lock", "tryLock");
    add("sun/nio/ch/Net", TALKS, "a socket", "socket", "serverSocket");
    add("sun/nio/ch/UnixDomainSockets", TALKS, "a socket", "socket");
    add("sun/nio/ch/PipeImpl", TALKS, "a pipe", CONSTRUCTOR);
    add("sun/nio/ch/SelectorImpl", TALKS, "a selector", CONSTRUCTOR);
    add("java/net/InetAddress", TALKS, "looking up a host", "getAllByName0", "getLocalHost");
  }

  private static void others() {
    add("java/lang/ProcessBuilder", TALKS, "starting a process", "start");
    add("java/lang/Runtime", "loads", "loading a native library", "load0", "loadLibrary0");
    String linker = "jdk/internal/foreign/abi/AbstractLinker";
    add(linker, TALKS, "linking a native function", "downcallHandle", "upcallStub");
    add("java/util/spi/ToolProvider", TALKS, TOOL, "findFirst");
    add("javax/tools/ToolProvider", TALKS, TOOL, "getSystemJavaCompiler");
    add("javax/tools/ToolProvider", TALKS, TOOL, "getSystemDocumentationTool");
    add("jdk/internal/misc/Signal", TALKS, "handling a signal", "handle");
    add("sun/nio/fs/AbstractWatchService", TALKS, "watching a directory", CONSTRUCTOR);
  }

  private static void jvm() {
    String system = "java/lang/System";
    add(system, CHANGES_JVM, "setting a system property", "setProperty", "clearProperty");
    add(system, CHANGES_JVM, "setting all system properties", "setProperties");
    add(system, "mayChangeJvm", "the system properties", "getProperties");
    add(system, CHANGES_JVM, "replacing a standard stream", "setIn", "setOut", "setErr");
    add(system, TALKS, "asking for a garbage collection", "gc");
    String segment = "jdk/internal/foreign/AbstractMemorySegmentImpl";
    String words = "a memory segment that threads use without order,";
    add(segment, "sharesMemory", words, "checkAccess");
    String target = "changing the target of a call site";
    add("java/lang/invoke/MutableCallSite", CHANGES_JVM, target, "setTarget");
    add("java/lang/invoke/VolatileCallSite", CHANGES_JVM, target, "setTarget");
    String lookup = "java/lang/invoke/MethodHandles$Lookup";
    add(lookup, LEAVES, HIDDEN_CLASS, "defineHiddenClass", "defineHiddenClassWithClassData");
    add("java/util/Locale", CHANGES_JVM, "setting the default locale", "setDefault");
    add("java/util/TimeZone", CHANGES_JVM, "setting the default time zone", "setDefault");
    String logger = "java/util/logging/Logger";
    add(logger, CHANGES_LOGGER, "adding a handler to a logger", "addHandler");
    add(logger, CHANGES_LOGGER, "removing a handler from a logger", "removeHandler");
    add(logger, CHANGES_LOGGER, "setting the level of a logger", "setLevel");
    add(logger, CHANGES_LOGGER, "changing a logger", "setFilter", "setUseParentHandlers");
    add(logger, CHANGES_LOGGER, "changing a logger", "setParent");
    add("java/util/logging/LogManager", LEAVES, "configuring loggers", "readConfiguration");
    add("java/security/Security", LEAVES, "a security setting", "insertProviderAt", "setProperty");
    add("java/net/URL", LEAVES, "setting the factory of URLs", "setURLStreamHandlerFactory");
  }

  private static void add(String owner, String hook, String words, String... methods) {
    for (String method : methods) {
      EFFECTS.computeIfAbsent(owner, o -> new HashMap<>()).put(method, new Effect(hook, words));
    }
  }
}
