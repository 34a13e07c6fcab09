package dev.jacquard.kernel.name;

import java.util.List;

/**
 * A code site by the class file that the compiler wrote: rewriting does not move it, and neither
 * does the order in which classes are loaded. Sites that rewriting made of one instruction share
 * their name.
 *
 * @param type the name of the class
 * @param descriptor the descriptor of the method
 * @param index the index of the instruction in the method; {@code ~i} if the site is just before
 *     instruction i, and no instruction itself
 */
public record SiteName(String type, String method, String descriptor, int index) {
  /**
   * Reads what {@link #toString()} printed.
   *
   * @throws IllegalArgumentException if the text is no name
   */
  public static SiteName parse(String text) {
    List<String> parts = NameText.parts(text);
    if (parts.size() != 4) {
      throw new IllegalArgumentException("'" + text + "' is no name of a code site");
    }
    return new SiteName(parts.get(0), parts.get(1), parts.get(2), Integer.parseInt(parts.get(3)));
  }

  @Override
  public String toString() {
    return NameText.of(type, method, descriptor, index);
  }
}
