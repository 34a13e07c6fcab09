package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.primitive.code.Initialisers;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.thread.LogicalThread;

/** Random numbers that are the same in every run: seeds come from the thread that asks. */
@Replaces(Math.class)
public final class Randomness {
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private Randomness() {}

  /** The program is about to draw a random number, or to make a source of them. */
  public static void draws(int site) {
    if (Control.inProgram(site)) {
      draws(Control.execution(), site);
    }
  }

  @Enters
  private static void draws(Execution execution, int site) {
    execution.limits().assumed().at(Premise.RANDOM, site);
  }

  /** The seed of a new {@code java.util.Random}. */
  public static long seed() {
    if (!Control.onControlledThread()) {
      return System.nanoTime() * MIX;
    }
    LogicalThread me = Control.execution().current();
    Initialisers.personal();
    Alike.name("took a random number");
    return scattered(me.seed() * MIX + me.makings().nextRandom());
  }

  /** Neighbours among seeds would have almost the same first number. */
  private static long scattered(long seed) {
    long mixed = (seed ^ seed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  public static double random() {
    return Control.onControlledThread() ? new java.util.Random(seed()).nextDouble() : Math.random();
  }
}
