package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.BirthOrder;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The thread with the highest random priority, which drops at a few random steps (PCT).
 *
 * <p>The priority of a thread depends on the seed and its birth alone, not on how many threads
 * there are: others may appear later.
 */
final class PriorityPolicy implements Policy {
  private final BirthOrder births;
  private final SplittableRandom random;
  private final SplittableRandom priorities;
  private long[] priority = new long[0];
  private final int[] dropAt;

  PriorityPolicy(Tail.Priorities tail, BirthOrder births) {
    this.births = births;
    random = new SplittableRandom(tail.seed());
    priorities = random.split();
    dropAt = new int[Math.max(0, tail.depth() - 1)];
    for (int i = 0; i < dropAt.length; i++) {
      dropAt[i] = random.nextInt(Math.max(1, tail.length()));
    }
  }

  @Override
  public int pick(int[] candidates, int count, int last, int step) {
    admit(births.birth(candidates[count - 1]));
    int best = highest(candidates, count);
    for (int i = 0; i < dropAt.length; i++) {
      if (dropAt[i] == step) {
        priority[births.birth(best)] =
            -(i + 1); // by the point, not by the time: any order of drops can occur
        best = highest(candidates, count);
      }
    }
    return best;
  }

  private void admit(int birth) {
    int known = priority.length;
    if (birth >= known) {
      priority = Arrays.copyOf(priority, birth + 1);
      for (int b = known; b <= birth; b++) {
        priority[b] = priorities.nextLong() >>> 1; // dropped ones are negative
      }
    }
  }

  private int highest(int[] candidates, int count) {
    int best = candidates[0];
    for (int i = 1; i < count; i++) {
      if (priority[births.birth(candidates[i])] > priority[births.birth(best)]) {
        best = candidates[i];
      }
    }
    return best;
  }

  @Override
  public int chance(int limit) {
    return random.nextInt(limit);
  }

  @Override
  public int alternative(int count) {
    return random.nextInt(count);
  }
}
