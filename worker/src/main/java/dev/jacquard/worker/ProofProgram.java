package dev.jacquard.worker;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The program of {@link HookProof}. What it does is seen by different parts of the rewriting: in
 * its own class, in code of the JDK that is not modelled, and in a class of the JDK that is.
 */
public final class ProofProgram implements Runnable, Callable<Integer> {
  private volatile int written;

  @Override
  public void run() {
    written = 1;
    synchronized (this) {
      new FutureTask<>(this).run();
    }
    new ReentrantLock().lock();
  }

  @Override
  public Integer call() {
    return 1;
  }
}
