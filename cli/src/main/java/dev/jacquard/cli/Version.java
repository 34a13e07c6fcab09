package dev.jacquard.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of Jacquard, as its jar states it, and of the JVM it runs on. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"jacquard " + stated() + ", Java " + Runtime.version()};
  }

  /** The version of Jacquard alone. */
  static String stated() {
    String stated = Version.class.getPackage().getImplementationVersion();
    return stated == null ? "(not packaged)" : stated;
  }
}
