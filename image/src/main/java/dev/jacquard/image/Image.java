package dev.jacquard.image;

import java.nio.file.Path;

/**
 * A JDK that was rewritten beforehand.
 *
 * @param key tells it from all others; its own classes know it too
 * @param folder where it is
 */
public record Image(String key, Path folder) {
  /** The home of the JDK. */
  public Path home() {
    return folder.resolve("home");
  }

  /** The launcher of its JVM. */
  public Path java() {
    return home().resolve("bin/java");
  }

  Path archives() {
    return folder.resolve("archives");
  }

  /** Where the rewritten classes of programs are kept. */
  Path classes() {
    return folder.resolve("classes");
  }

  Path seal() {
    return folder.resolve("seal");
  }

  Path useLock() {
    return folder.resolve("used");
  }

  Path description() {
    return folder.resolve("description");
  }

  private Seal sealed() {
    return new Seal(seal(), home());
  }

  /** Whether nobody has written to it, by what the file system says. */
  boolean isWhole() {
    return sealed().isWhole();
  }

  /** Whether its files have the right content, by reading them. */
  boolean isWholeByContent() {
    return sealed().isWholeByContent();
  }
}
