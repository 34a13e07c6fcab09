package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/** An integer variable, or an array of them, that all threads read and write. */
public record SharedVariable(String name, Mode mode, Extent extent, int initial, Position position)
    implements Declaration {

  /** Whether accesses order other accesses, as {@code volatile} does in Java. */
  public enum Mode {
    PLAIN,
    VOLATILE
  }

  public SharedVariable(String name, Mode mode, Extent extent, int initial) {
    this(name, mode, extent, initial, Position.NONE);
  }

  @Override
  public String sort() {
    return "shared variable";
  }
}
