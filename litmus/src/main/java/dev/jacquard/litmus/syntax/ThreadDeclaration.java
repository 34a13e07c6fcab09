package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/**
 * The name of a thread, or of numbered copies of one; what they do is in the {@link
 * ThreadDefinition}, so that bodies can refer to each other's threads.
 */
public record ThreadDeclaration(String name, Extent extent, Position position)
    implements Declaration {
  public ThreadDeclaration(String name, Extent extent) {
    this(name, extent, Position.NONE);
  }

  @Override
  public String sort() {
    return "thread";
  }
}
