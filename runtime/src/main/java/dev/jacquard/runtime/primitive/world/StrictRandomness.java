package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Replaces;

/** Random numbers by {@code StrictMath}, which has a source of its own. */
@Replaces(StrictMath.class)
public final class StrictRandomness {
  private StrictRandomness() {}

  public static double random() {
    return Control.onControlledThread() ? Randomness.random() : StrictMath.random();
  }
}
