package dev.jacquard.agent.scope;

import dev.jacquard.agent.scope.OutsideEffects.Effect;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Methods of the JDK in which a thread may wait for the world outside of the JVM, and what they
 * wait for. Like those of {@link OutsideEffects} they are those through which all others go. They
 * are the last ones before the call of the operating system, so that they know whether it blocks.
 */
public final class BlockingMethods {
  private static final String READS = "reads";
  private static final String WRITES = "writes";
  private static final String LIMITS = "limitsNanos";

  private static final Map<String, Map<String, Effect>> METHODS = new HashMap<>();

  static {
    sockets();
    channels();
    selectors();
    files();
    others();
  }

  private BlockingMethods() {}

  static Set<String> classes() {
    return METHODS.keySet();
  }

  /** What the methods of a class with a name wait for. */
  public static Optional<Effect> of(String owner, String method) {
    return Optional.ofNullable(METHODS.getOrDefault(owner, Map.of()).get(method));
  }

  private static void sockets() {
    String socket = "sun/nio/ch/NioSocketImpl";
    add(socket, "readsSocket", "waiting for a connection to a socket", "beginAccept");
    add(socket, "readsSocket", "reading from a socket", "beginRead");
    add(socket, "writesSocket", "writing to a socket", "beginWrite");
  }

  private static void channels() {
    String server = "sun/nio/ch/ServerSocketChannelImpl";
    add(server, READS, "waiting for a connection to a socket", "begin");
    add(server, LIMITS, "", "blockingAccept");
    String socket = "sun/nio/ch/SocketChannelImpl";
    add(socket, READS, "reading from a socket", "beginRead");
    add(socket, WRITES, "writing to a socket", "beginWrite");
    add(socket, LIMITS, "", "blockingRead");
    String datagrams = "sun/nio/ch/DatagramChannelImpl";
    add(datagrams, READS, "waiting for a datagram", "beginRead");
    add(datagrams, WRITES, "sending a datagram", "beginWrite");
    add(datagrams, LIMITS, "", "blockingReceive");
    add("sun/nio/ch/SourceChannelImpl", READS, "reading from a pipe", "beginRead");
    add("sun/nio/ch/SinkChannelImpl", WRITES, "writing to a pipe", "beginWrite");
  }

  private static void selectors() {
    String select = "waiting for a selector";
    add("sun/nio/ch/SelectorImpl", "selects", select, "begin");
    add("sun/nio/ch/EPollSelectorImpl", "limitsMillis", select, "doSelect");
    String port = "waiting for an asynchronous channel";
    add("sun/nio/ch/EPollPort$EventHandlerTask", "selectsPort", port, "poll");
    add("sun/nio/ch/KQueuePort$EventHandlerTask", "selectsPort", port, "poll");
    add("sun/nio/ch/KQueueSelectorImpl", "limitsMillis", select, "doSelect");
  }

  private static void files() {
    String open = "opening a named pipe";
    add("java/io/FileInputStream", "opens", open, "open");
    add("java/io/FileInputStream", "readsStream", "reading from a pipe or a device", "read");
    add("java/io/FileOutputStream", "opens", open, "open");
    add("sun/nio/fs/UnixFileSystemProvider", "opens", open, "newByteChannel", "newFileChannel");
    add("sun/nio/ch/FileChannelImpl", "locks", "waiting for the lock of a file", "lock");
  }

  private static void others() {
    add("java/lang/ProcessBuilder", "startsProcess", "", "start");
    add("java/lang/ProcessImpl", "awaitsProcess", "waiting for a process", "waitFor");
    String watch = "waiting for a change in a directory";
    add("sun/nio/fs/AbstractWatchService", "watches", watch, "take");
  }

  private static void add(String owner, String hook, String words, String... methods) {
    for (String method : methods) {
      METHODS.computeIfAbsent(owner, o -> new HashMap<>()).put(method, new Effect(hook, words));
    }
  }
}
