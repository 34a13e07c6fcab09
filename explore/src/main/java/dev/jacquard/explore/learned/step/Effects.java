package dev.jacquard.explore.learned.step;

import dev.jacquard.kernel.trace.Kind;

/** What operations that modify their locations leave there. */
public final class Effects {
  private static final int ALIVE = 1;

  private Effects() {}

  /**
   * The state behind a step.
   *
   * @param own what its thread left there when it had observed the same, if that is up to it
   */
  public static long after(Kind kind, long before, long argument, int thread, long own) {
    return switch (kind.subject()) {
      case VARIABLE, OBJECT -> own;
      case LOCK -> kind.isNotify() ? before : kind.gives() ? 0 : thread + 1L;
      case SEMAPHORE -> permits(kind.gives() ? before + argument : before - argument);
      case PERMIT -> kind == Kind.UNPARK ? 1 : 0;
      case STATUS -> 1;
      case LIFE -> kind == Kind.END ? Kind.ENDED : ALIVE;
      default -> before;
    };
  }

  private static long permits(long permits) {
    if (permits > Integer.MAX_VALUE) { // then it is not up to the kind what happens
      throw new UntoldException("what becomes of more permits than a semaphore can have");
    }
    return permits;
  }
}
