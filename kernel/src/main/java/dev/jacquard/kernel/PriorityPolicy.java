package dev.jacquard.kernel;

import java.util.SplittableRandom;

/** The thread with the highest random priority, which drops at a few random steps (PCT). */
final class PriorityPolicy implements Policy {
  private final SplittableRandom random;
  private final int[] priority;
  private final int[] dropAt;

  PriorityPolicy(Tail.Priorities tail, int threads) {
    random = new SplittableRandom(tail.seed());
    priority = new int[threads];
    for (int t = 0; t < threads; t++) {
      int other = random.nextInt(t + 1);
      priority[t] = priority[other];
      priority[other] = t + 1;
    }
    dropAt = new int[Math.max(0, tail.depth() - 1)];
    for (int i = 0; i < dropAt.length; i++) {
      dropAt[i] = random.nextInt(Math.max(1, tail.length()));
    }
  }

  @Override
  public int pick(int[] candidates, int count, int last, int step) {
    int best = highest(candidates, count);
    for (int i = 0; i < dropAt.length; i++) {
      if (dropAt[i] == step) {
        priority[best] = -(i + 1); // by the point, not by the time: any order of drops can occur
        best = highest(candidates, count);
      }
    }
    return best;
  }

  private int highest(int[] candidates, int count) {
    int best = candidates[0];
    for (int i = 1; i < count; i++) {
      if (priority[candidates[i]] > priority[best]) {
        best = candidates[i];
      }
    }
    return best;
  }

  @Override
  public int alternative(int count) {
    return random.nextInt(count);
  }
}
