package dev.jacquard.check;

/** Which Jacquard this is. */
public final class Release {
  private Release() {}

  /** The version, as the jar states it. */
  public static String stated() {
    String stated = Release.class.getPackage().getImplementationVersion();
    return stated == null ? "(not packaged)" : stated;
  }

  /** The version of Jacquard and the one of the JVM it runs on. */
  public static String withJava() {
    return "jacquard " + stated() + ", Java " + Runtime.version();
  }
}
