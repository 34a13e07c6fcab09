package dev.jacquard.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of Jacquard, as its jar states it, and of the JVM it runs on. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String stated = Version.class.getPackage().getImplementationVersion();
    String jacquard = stated == null ? "(not packaged)" : stated;
    return new String[] {"jacquard " + jacquard + ", Java " + Runtime.version()};
  }
}
