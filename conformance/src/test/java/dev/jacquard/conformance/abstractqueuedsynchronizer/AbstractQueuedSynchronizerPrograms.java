package dev.jacquard.conformance.abstractqueuedsynchronizer;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Synchronizers of the program itself, built as the documentation of the class shows. */
public final class AbstractQueuedSynchronizerPrograms {
  private AbstractQueuedSynchronizerPrograms() {}

  private static final class Mutex extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int one) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int one) {
      setState(0);
      return true;
    }
  }

  private static final class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 1 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }

  @Expect(outcomes = "2")
  public static String mutex() throws Exception {
    Mutex mutex = new Mutex();
    int[] count = new int[1];
    Runnable body =
        () -> {
          mutex.acquire(1);
          count[0]++;
          mutex.release(1);
        };
    Run.both(body, body);
    return "" + count[0];
  }

  @Expect(outcomes = "5")
  public static String gate() throws Exception {
    Gate gate = new Gate();
    int[] data = new int[1];
    Run.both(
        () -> {
          data[0] = 5;
          gate.releaseShared(1);
        },
        () -> gate.acquireShared(1));
    return "" + data[0];
  }

  @Expect(outcomes = {"true", "false"})
  public static String timedAcquire() throws Exception {
    Mutex mutex = new Mutex();
    boolean[] got = new boolean[1];
    Run.both(
        () -> {
          mutex.acquire(1);
          mutex.release(1);
        },
        Run.unchecked(
            () -> {
              got[0] = mutex.tryAcquireNanos(1, 1000);
              if (got[0]) {
                mutex.release(1);
              }
            }));
    return "" + got[0];
  }

  @Expect(failures = "deadlock")
  public static String gateThatStaysClosed() throws Exception {
    new Gate().acquireShared(1);
    return "";
  }
}
