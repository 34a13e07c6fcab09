package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/** A first-in first-out queue of waiting threads that belongs to one lock. */
public record ConditionDeclaration(String name, Element<LockDeclaration> lock, Position position)
    implements WaitQueue {
  public ConditionDeclaration(String name, Element<LockDeclaration> lock) {
    this(name, lock, Position.NONE);
  }

  @Override
  public String sort() {
    return "condition";
  }
}
