package dev.jacquard.conformance.abstractqueuedlongsynchronizer;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;

/** Synchronizers of the program itself, with more state than an int has. */
public final class AbstractQueuedLongSynchronizerPrograms {
  private AbstractQueuedLongSynchronizerPrograms() {}

  private static final class Mutex extends AbstractQueuedLongSynchronizer {
    private static final long TAKEN = 1L << 40;

    @Override
    protected boolean tryAcquire(long one) {
      boolean taken = compareAndSetState(0, TAKEN);
      if (taken) {
        setExclusiveOwnerThread(Thread.currentThread());
      }
      return taken;
    }

    @Override
    protected boolean tryRelease(long one) {
      if (getExclusiveOwnerThread() != Thread.currentThread()) {
        throw new IllegalMonitorStateException();
      }
      setExclusiveOwnerThread(null);
      setState(0);
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

  @Expect(outcomes = "java.lang.IllegalMonitorStateException", executions = 1)
  public static String ownerIsChecked() {
    try {
      new Mutex().release(1);
      return "done";
    } catch (IllegalMonitorStateException e) {
      return e.getClass().getName();
    }
  }

  @Expect(failures = "deadlock")
  public static String isNotReentrant() {
    Mutex mutex = new Mutex();
    mutex.acquire(1);
    mutex.acquire(1);
    return "";
  }
}
