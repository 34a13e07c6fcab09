package dev.jacquard.runtime.carrier;

import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.ArrayDeque;
import java.util.concurrent.locks.LockSupport;

/**
 * Each logical thread on a platform thread of a pool; works on every JDK. The threads of the pool
 * are reused from run to run, since to start one costs more than a run.
 */
final class ThreadCarrier implements Carrier {
  /** Shared by all programs of this JVM, which run one after the other. */
  private static final ArrayDeque<Worker> IDLE = new ArrayDeque<>();

  private static int workers;

  private final ThreadTable threads;
  private Thread caller;
  private volatile boolean over;

  ThreadCarrier(ThreadTable threads) {
    this.threads = threads;
  }

  @Override
  public String label() {
    return "thread";
  }

  @Override
  public void run(LogicalThread first) {
    caller = Thread.currentThread();
    over = false;
    resume(first);
    while (!over) {
      LockSupport.park(this);
    }
  }

  private void resume(LogicalThread thread) {
    if (thread == null) {
      over = true;
      LockSupport.unpark(caller);
      return;
    }
    Worker worker = (Worker) thread.carried;
    if (worker == null) {
      worker = IDLE.poll();
      if (worker == null) {
        worker = new Worker(++workers);
        worker.start();
      }
      thread.carried = worker;
      worker.task = thread;
      worker.setContextClassLoader(thread.thread().getContextClassLoader());
      if (Debugging.isPossible()) {
        worker.setName(thread.thread().getName()); // the one that people look for
      }
    }
    threads.current(thread);
    worker.turn = true;
    LockSupport.unpark(worker);
  }

  @Override
  public boolean handOver(LogicalThread from, LogicalThread to) {
    Worker worker = (Worker) from.carried;
    worker.turn = false;
    resume(to);
    worker.await();
    return true;
  }

  @Override
  public void end(LogicalThread from, LogicalThread to) {
    Worker worker = (Worker) from.carried;
    worker.turn = false;
    worker.task = null;
    IDLE.push(worker);
    resume(to);
  }

  /** A thread of the pool. */
  private static final class Worker extends Thread {
    private LogicalThread task;
    private volatile boolean turn;

    Worker(int number) {
      super(null, null, "jacquard-carrier-" + number, 0, false);
      setDaemon(true);
    }

    @Override
    public void run() {
      while (true) {
        await();
        task.run();
      }
    }

    private void await() {
      while (!turn) {
        LockSupport.park(this);
      }
    }
  }
}
