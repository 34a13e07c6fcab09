package dev.jacquard.image.build;

import dev.jacquard.runtime.image.RewrittenJdk;

/** The main class of the first process on a new image. It ends well if the image is itself. */
public final class KeyMain {
  private KeyMain() {}

  /** The argument is the key that the image was given. */
  public static void main(String[] arguments) {
    System.exit(RewrittenJdk.key().equals(arguments[0]) ? 0 : 1);
  }
}
