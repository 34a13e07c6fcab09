package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/** A re-entrant lock that is also a monitor, or an array of them. */
public record LockDeclaration(String name, Extent extent, Position position) implements WaitQueue {
  public LockDeclaration(String name, Extent extent) {
    this(name, extent, Position.NONE);
  }

  @Override
  public String sort() {
    return "lock";
  }
}
