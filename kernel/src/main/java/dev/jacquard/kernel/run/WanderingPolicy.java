package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Tail;
import java.util.SplittableRandom;

/**
 * The first-born thread and the first alternative up to some step, any of them from there on.
 *
 * <p>A search that tries the alternatives of a choice one after the other relies on the first one
 * being taken first, as far as it branches.
 */
final class WanderingPolicy implements Policy {
  private final int from;
  private final SplittableRandom random;
  private boolean wanders;

  WanderingPolicy(Tail.Wandering tail) {
    from = tail.from();
    random = new SplittableRandom(tail.seed());
  }

  @Override
  public int pick(int[] candidates, int count, int last, int step) {
    wanders = step >= from;
    return candidates[wanders ? random.nextInt(count) : 0];
  }

  @Override
  public int chance(int limit) {
    return random.nextInt(limit);
  }

  /** Asked right after the thread was picked. */
  @Override
  public int alternative(int count) {
    return wanders ? random.nextInt(count) : 0;
  }
}
