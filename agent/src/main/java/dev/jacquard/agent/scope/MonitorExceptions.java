package dev.jacquard.agent.scope;

import java.util.List;

/**
 * The classes of the JDK whose monitors stay as they are. Those of all others are under control.
 */
public final class MonitorExceptions {
  /**
   * An exception.
   *
   * @param prefix with which the names of the classes begin
   * @param reason why a thread under control needs no gate there
   */
  public record Entry(String prefix, String reason) {}

  private static final String LOADING = "loads or links classes, where hooks are off";
  private static final String VM = "works with the VM, which waits and notifies by itself";
  private static final String HOOKED = "has hooks of its own";
  private static final String OUTSIDE =
      "belongs to something outside of the JVM, the use of which is named";

  private static final List<Entry> ENTRIES =
      List.of(
          new Entry("java/lang/Object", VM),
          new Entry("java/lang/Class", LOADING), // and ClassLoader, ClassValue
          new Entry("java/lang/Module", LOADING),
          new Entry("java/lang/invoke/", LOADING),
          new Entry("java/lang/reflect/", LOADING),
          new Entry("java/lang/runtime/", LOADING),
          new Entry("java/net/URLClassLoader", LOADING),
          new Entry("jdk/internal/", LOADING),
          new Entry("sun/invoke/", LOADING),
          new Entry("sun/reflect/", LOADING),
          new Entry("sun/launcher/", LOADING),
          new Entry("java/lang/ref/", VM),
          new Entry("java/lang/Shutdown", VM),
          new Entry("java/lang/ApplicationShutdownHooks", VM),
          new Entry("java/lang/Thread", HOOKED),
          new Entry("java/lang/VirtualThread", HOOKED),
          new Entry("java/util/Timer", HOOKED),
          new Entry("java/lang/Process", OUTSIDE),
          new Entry("sun/nio/ch/", OUTSIDE),
          new Entry("sun/nio/fs/", OUTSIDE),
          new Entry("sun/net/", OUTSIDE),
          new Entry("dev/jacquard/", "is no part of the JDK"));

  private MonitorExceptions() {}

  public static List<Entry> entries() {
    return ENTRIES;
  }

  public static boolean contain(String name) {
    for (Entry entry : ENTRIES) {
      if (name.startsWith(entry.prefix())) {
        return true;
      }
    }
    return false;
  }
}
