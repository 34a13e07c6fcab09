package dev.jacquard.lab;

import dev.jacquard.benchmarks.jvm.Hooked;
import java.nio.file.Files;
import java.nio.file.Path;

/** The checkout that these commands were built in. */
final class Checkout {
  private Checkout() {}

  static Path root() {
    Path folder = Hooked.location(Checkout.class);
    while (folder.getParent() != null && !Files.isExecutable(folder.resolve("jacquard"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  /** The command, as it was built last. */
  static Path jar() {
    return root().resolve("cli/target/jacquard.jar");
  }
}
