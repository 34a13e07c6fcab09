package dev.jacquard.worker;

import java.nio.file.Path;

/** The file in which a worker JVM that crashes says more. */
public final class CrashReport {
  /** What the JVM replaces by the number of its process. */
  private static final String ANY = "%p";

  private CrashReport() {}

  /** The option by which a JVM knows where it is. */
  public static String option() {
    return "-XX:ErrorFile=" + file(ANY);
  }

  /** Where it is if that process has crashed. */
  public static Path of(long process) {
    return file(Long.toString(process));
  }

  private static Path file(String process) {
    return Path.of(System.getProperty("java.io.tmpdir"), "jacquard-crash-" + process + ".log");
  }
}
