package dev.jacquard.benchmarks.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;

/**
 * Operations of two classes on one database, where those of one class may overlap and those of
 * different classes may not: Yang 2009, Figure 3.2. It is wrong: who waits for the database keeps
 * the lock that the others need to leave it.
 */
public final class Database implements Runnable {
  private final int operationsOfA;
  private final int operationsOfB;

  public Database(int operationsOfA, int operationsOfB) {
    this.operationsOfA = operationsOfA;
    this.operationsOfB = operationsOfB;
  }

  @Override
  public void run() {
    // Semaphores, since the last one to leave unlocks what the first one has locked.
    Semaphore counting = new Semaphore(1);
    Semaphore database = new Semaphore(1);
    OperationClass a = new OperationClass(counting, database);
    OperationClass b = new OperationClass(counting, database);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < operationsOfA; i++) {
      threads.add(new Thread(a::operate));
    }
    for (int i = 0; i < operationsOfB; i++) {
      threads.add(new Thread(b::operate));
    }
    Crew.startAndJoin(threads);
  }

  /** Operations that may overlap; the first of them takes the database, the last gives it back. */
  private static final class OperationClass {
    private final Semaphore counting;
    private final Semaphore database;
    private int running;

    private OperationClass(Semaphore counting, Semaphore database) {
      this.counting = counting;
      this.database = database;
    }

    private void operate() {
      enter();
      leave();
    }

    private void enter() {
      counting.acquireUninterruptibly();
      running++;
      if (running == 1) {
        database.acquireUninterruptibly();
      }
      counting.release();
    }

    private void leave() {
      counting.acquireUninterruptibly();
      running--;
      if (running == 0) {
        database.release();
      }
      counting.release();
    }
  }
}
