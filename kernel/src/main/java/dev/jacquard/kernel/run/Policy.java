package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.SplittableRandom;

/**
 * Picks among the threads that may move: the working half of a {@link Tail}.
 *
 * <p>What is picked depends on births and never on numbers, which another process may give in
 * another order.
 */
interface Policy {
  /**
   * Narrows the enabled threads down before it is asked which of them are asleep.
   *
   * @return how many candidates are left, at the beginning of the array
   */
  default int focus(int[] candidates, int count, Pending pending) {
    return count;
  }

  /**
   * Picks one of the candidates.
   *
   * @param candidates the threads that may move, by birth; only the first {@code count} are valid
   * @param last the thread that moved last, or -1
   */
  int pick(int[] candidates, int count, int last, int step);

  /** Picks a number below a limit, for the time of what is no step. */
  default int chance(int limit) {
    return 0;
  }

  /** Picks one of several alternatives of a data choice, all of them allowed. */
  int alternative(int count);

  static Policy of(Tail tail, Trace trace, Pending pending) {
    if (tail == Tail.Fixed.PURSUE) {
      return new PursuingPolicy(trace, pending);
    }
    if (tail instanceof Tail.Fixed fixed) {
      return FixedPolicy.of(fixed);
    }
    if (tail instanceof Tail.Uniform uniform) {
      return new UniformPolicy(new SplittableRandom(uniform.seed()));
    }
    if (tail instanceof Tail.Wandering wandering) {
      return new WanderingPolicy(wandering);
    }
    if (tail instanceof Tail.Assembling assembling) {
      return new AssemblingPolicy(of(assembling.then(), trace, pending), pending);
    }
    return new PriorityPolicy((Tail.Priorities) tail, trace.births());
  }

  /** The rules without randomness; the first alternative always. */
  enum FixedPolicy implements Policy {
    LOWEST {
      @Override
      public int pick(int[] candidates, int count, int last, int step) {
        return candidates[0];
      }
    },
    RELEASE_FIRST {
      @Override
      public int focus(int[] candidates, int count, Pending pending) {
        for (int i = 0; i < count; i++) {
          Kind kind = pending.kind(candidates[i]);
          if (kind == Kind.RELEASE || kind == Kind.UNLOCK) {
            candidates[0] = candidates[i];
            return 1;
          }
        }
        return count;
      }

      @Override
      public int pick(int[] candidates, int count, int last, int step) {
        return candidates[0];
      }
    },
    HIGHEST {
      @Override
      public int pick(int[] candidates, int count, int last, int step) {
        return candidates[count - 1];
      }
    },
    STAY {
      @Override
      public int pick(int[] candidates, int count, int last, int step) {
        for (int i = 0; i < count; i++) {
          if (candidates[i] == last) {
            return last;
          }
        }
        return candidates[0];
      }
    };

    static Policy of(Tail.Fixed fixed) {
      return switch (fixed) {
        case LOWEST -> LOWEST;
        case RELEASE_FIRST -> RELEASE_FIRST;
        case HIGHEST -> HIGHEST;
        case STAY -> STAY;
        case PURSUE -> throw new IllegalArgumentException("it needs the trace");
      };
    }

    @Override
    public int alternative(int count) {
      return 0;
    }
  }

  /** Every candidate and every alternative equally likely. */
  record UniformPolicy(SplittableRandom random) implements Policy {
    @Override
    public int pick(int[] candidates, int count, int last, int step) {
      return candidates[random.nextInt(count)];
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
}
