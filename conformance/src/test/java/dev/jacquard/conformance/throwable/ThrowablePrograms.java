package dev.jacquard.conformance.throwable;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** Exceptions that several threads use, some methods of which are synchronized. */
public final class ThrowablePrograms {
  private ThrowablePrograms() {}

  @Expect(outcomes = {"ab", "ba"})
  public static String suppressed() throws InterruptedException {
    Exception shared = new IllegalStateException();
    Run.both(
        () -> shared.addSuppressed(new RuntimeException("a")),
        () -> shared.addSuppressed(new RuntimeException("b")));
    return shared.getSuppressed()[0].getMessage() + shared.getSuppressed()[1].getMessage();
  }

  @Expect(outcomes = {"0", "1"})
  public static String suppressedOrNot() throws InterruptedException {
    Exception shared = thrown(null);
    int[] seen = new int[1];
    Run.both(
        () -> shared.addSuppressed(new RuntimeException("a")),
        () -> seen[0] = shared.getSuppressed().length);
    return "" + seen[0];
  }

  /** An exception that the VM makes. */
  private static Exception thrown(Object nothing) {
    try {
      return new IllegalStateException("" + nothing.hashCode());
    } catch (NullPointerException e) {
      return e;
    }
  }

  /** Its constructor calls this method before anything else is known of it. */
  private static final class Locking extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public synchronized Throwable fillInStackTrace() {
      return this;
    }
  }

  @Expect(outcomes = "2")
  public static String synchronizedFillInStackTrace() throws InterruptedException {
    Object lock = new Object();
    int[] count = new int[1];
    Runnable body =
        () -> {
          RuntimeException mine = new Locking();
          synchronized (lock) {
            count[0] += mine.getSuppressed().length + 1;
          }
        };
    Run.both(body, body);
    return "" + count[0];
  }

  @Expect(outcomes = "done", executions = 1)
  public static String eachThreadHasItsOwn() throws InterruptedException {
    Runnable body =
        () -> {
          Exception mine = thrown(null);
          mine.addSuppressed(new RuntimeException());
          mine.getStackTrace();
        };
    Run.both(body, body);
    return "done";
  }
}
