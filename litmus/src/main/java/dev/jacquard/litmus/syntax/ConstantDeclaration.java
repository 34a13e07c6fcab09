package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/**
 * A named integer, {@code const n = 3}; the value is the one in force, after overrides from
 * outside.
 */
public record ConstantDeclaration(String name, int value, Position position)
    implements Declaration {
  public ConstantDeclaration(String name, int value) {
    this(name, value, Position.NONE);
  }

  @Override
  public String sort() {
    return "constant";
  }
}
