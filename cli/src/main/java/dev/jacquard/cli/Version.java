package dev.jacquard.cli;

import dev.jacquard.check.Release;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {Release.withJava()};
  }
}
