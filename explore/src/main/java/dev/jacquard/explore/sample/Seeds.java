package dev.jacquard.explore.sample;

import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.util.SplittableRandom;

/** The seeds of random executions, one after the other; how many are used up is its state. */
final class Seeds implements Resumable {
  private static final long MOST = 1L << 36;

  private final SplittableRandom random;
  private long present;
  private long used;

  Seeds(long seed) {
    random = new SplittableRandom(seed);
    present = random.nextLong();
  }

  long present() {
    return present;
  }

  void advance() {
    present = random.nextLong();
    used++;
  }

  @Override
  public void save(StateWriter out) {
    out.number(used);
  }

  @Override
  public void restore(StateReader in) {
    long count = in.amount();
    if (count > MOST) {
      throw new DamagedStateException("more random executions than there can be: " + count);
    }
    while (used < count) {
      advance();
    }
  }
}
