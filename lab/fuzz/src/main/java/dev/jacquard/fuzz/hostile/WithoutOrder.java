package dev.jacquard.fuzz.hostile;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Data races behind accesses by which a thread learns of another one, though they order nothing.
 */
public final class WithoutOrder {
  private WithoutOrder() {}

  private static final VarHandle FLAG = flag();

  private static final class Cell {
    int plain;
    int flag;
  }

  private static VarHandle flag() {
    try {
      return MethodHandles.lookup().findVarHandle(Cell.class, "flag", int.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static String opaqueFlag() {
    Cell cell = new Cell();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          cell.plain = 1;
          FLAG.setOpaque(cell, 1);
        },
        () -> seen.add((int) FLAG.getOpaque(cell) == 1 ? cell.plain : -1));
    return seen.words;
  }

  public static String opaqueLookAtAVolatileWrite() {
    Cell cell = new Cell();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          cell.plain = 1;
          FLAG.setVolatile(cell, 1);
        },
        () -> seen.add((int) FLAG.getOpaque(cell) == 1 ? cell.plain : -1));
    return seen.words;
  }

  public static String releaseAndAcquire() {
    Cell cell = new Cell();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          cell.plain = 1;
          FLAG.setRelease(cell, 1);
        },
        () -> seen.add((int) FLAG.getAcquire(cell) == 1 ? cell.plain : -1));
    return seen.words;
  }

  public static String plainUpdate() {
    Cell cell = new Cell();
    AtomicInteger state = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          cell.plain = 1;
          state.weakCompareAndSetPlain(0, 1);
        },
        () -> seen.add(state.get() == 1 ? cell.plain : -1));
    return seen.words;
  }

  /** Only a second taking of the lock is sure to come after what was done under the first. */
  public static String lookAtALock() {
    Cell cell = new Cell();
    ReentrantLock lock = new ReentrantLock();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          cell.plain = 1;
          lock.lock();
          lock.unlock();
        },
        () -> seen.add(lock.isLocked() ? cell.plain : -1));
    return seen.words;
  }

  /** A barrier orders what its plain fields tell. */
  public static String barrier() {
    Cell cell = new Cell();
    CyclicBarrier barrier = new CyclicBarrier(2);
    Seen seen = new Seen();
    Threads.run(
        () -> {
          cell.plain = 1;
          barrier.await();
        },
        () -> {
          barrier.await();
          seen.add(cell.plain);
        });
    return seen.words;
  }
}
