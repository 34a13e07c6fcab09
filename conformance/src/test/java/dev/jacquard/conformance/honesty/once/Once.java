package dev.jacquard.conformance.honesty.once;

import dev.jacquard.conformance.Expect;

/** Enums and interfaces, whose initialisers the VM runs once for all executions. */
public final class Once {
  private Once() {}

  private enum Locking {
    ONE;

    static {
      synchronized (Once.class) {
        ONE.seen = true;
      }
    }

    private boolean seen;
  }

  @Expect(uncontrolled = "a lock in the initialiser of")
  public static String locks() {
    return "" + Locking.ONE.seen;
  }

  private enum Broken {
    ONE;

    static {
      if (ONE.ordinal() == 0) {
        throw new IllegalStateException("boom");
      }
    }
  }

  @Expect(uncontrolled = "which has failed and is never run again", failures = "exception")
  public static String fails() {
    return "" + Broken.ONE;
  }
}
