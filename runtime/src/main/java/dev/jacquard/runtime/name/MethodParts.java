package dev.jacquard.runtime.name;

/**
 * Names of methods into which rewriting puts a part of another method: a word that says what for, a
 * number, and the name of the whole.
 */
public final class MethodParts {
  private static final String PREFIX = "$jacquard$";

  private MethodParts() {}

  /** The name of a part of a method. */
  public static String name(String purpose, int number, String whole) {
    return PREFIX + purpose + "$" + number + "$" + whole.replaceAll("[<>]", "");
  }

  /** The method of the program that a method is a part of, or itself. */
  static String whole(String name) {
    if (!name.startsWith(PREFIX)) {
      return name;
    }
    String[] parts = name.substring(PREFIX.length()).split("\\$", 3);
    boolean isPart = parts.length == 3 && parts[1].matches("\\d+");
    return isPart ? parts[2] : name;
  }
}
