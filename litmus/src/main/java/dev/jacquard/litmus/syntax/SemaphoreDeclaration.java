package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/** A counting semaphore, or an array of them, with its initial permits. */
public record SemaphoreDeclaration(String name, Extent extent, int permits, Position position)
    implements Declaration {
  public SemaphoreDeclaration(String name, Extent extent, int permits) {
    this(name, extent, permits, Position.NONE);
  }

  @Override
  public String sort() {
    return "semaphore";
  }
}
