package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Replaces;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Shuffling without a source of randomness uses one that the JDK keeps from run to run. */
@Replaces(Collections.class)
public final class Shuffles {
  private Shuffles() {}

  public static void shuffle(List<?> list) {
    if (Control.onControlledThread()) {
      Collections.shuffle(list, new Random(Randomness.seed()));
    } else {
      Collections.shuffle(list);
    }
  }
}
