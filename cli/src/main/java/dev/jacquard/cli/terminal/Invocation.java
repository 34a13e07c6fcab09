package dev.jacquard.cli.terminal;

import java.util.Optional;

/**
 * How the user calls the command from where they are, so that lines which are printed can be
 * pasted. Whoever starts the command says it.
 */
public final class Invocation {
  /** The property by which it is said, as a shell reads it. */
  private static final String PROPERTY = "jacquard.command";

  private static final String IN_A_CHECKOUT = "./jacquard";

  private Invocation() {}

  static String line() {
    return System.getProperty(PROPERTY, IN_A_CHECKOUT);
  }

  /** The option for a JVM that is started on behalf of this one, if anything was said. */
  public static Optional<String> option() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .map(line -> "-D" + PROPERTY + "=" + line);
  }
}
