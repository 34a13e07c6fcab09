package dev.jacquard.lab;

import dev.jacquard.testkit.Ended;

/** Uses of the commands of the lab inside this JVM. */
final class Jacquard {
  private Jacquard() {}

  static Ended run(String... args) {
    return Ended.of(Main.commandLine(), command -> dev.jacquard.cli.Main.run(command, args));
  }
}
