package dev.jacquard.cli.programs;

import dev.jacquard.Jacquard;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that correspond to each other only together with the places that they use. */
public final class Rings {
  private static final int BLOCKS = 26;

  private Rings() {}

  private static void run(Thread... threads) throws InterruptedException {
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static Object[] locks(int number) {
    Object[] locks = new Object[number];
    for (int i = 0; i < number; i++) {
      locks[i] = new Object();
    }
    return locks;
  }

  /** Five philosophers, each of whom takes the fork to the left first. */
  public static void philosophers() throws InterruptedException {
    Object[] forks = locks(5);
    Thread[] threads = new Thread[forks.length];
    for (int i = 0; i < threads.length; i++) {
      int seat = i;
      threads[i] = new Thread(() -> eat(forks[seat], forks[(seat + 1) % forks.length]));
    }
    run(threads);
  }

  /** The same with a declaration that is right, and with one philosopher for whom it is wrong. */
  public static void declared() throws InterruptedException {
    declared(false);
  }

  public static void wronglyDeclared() throws InterruptedException {
    declared(true);
  }

  private static void declared(boolean lastIsCareful) throws InterruptedException {
    Object[] forks = locks(4);
    Thread[] threads = new Thread[forks.length];
    for (int i = 0; i < threads.length; i++) {
      boolean turned = lastIsCareful && i == threads.length - 1;
      Object left = forks[i];
      Object right = forks[(i + 1) % forks.length];
      threads[i] = new Thread(() -> eat(turned ? right : left, turned ? left : right));
    }
    Jacquard.rotation(threads, forks);
    run(threads);
  }

  private static void eat(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        Thread.onSpinWait(); // eats
      }
    }
  }

  /** The file system of Flanagan and Godefroid with 26 threads: 13 pairs share a block. */
  public static void files() throws InterruptedException {
    Object[] inodeLocks = locks(32);
    Object[] blockLocks = locks(BLOCKS);
    int[] inodes = new int[inodeLocks.length];
    boolean[] busy = new boolean[BLOCKS];
    Thread[] threads = new Thread[26];
    for (int i = 0; i < threads.length; i++) {
      int inode = i;
      threads[i] =
          new Thread(
              () -> {
                synchronized (inodeLocks[inode]) {
                  int block = 2 * inode % BLOCKS;
                  while (inodes[inode] == 0) {
                    synchronized (blockLocks[block]) {
                      if (!busy[block]) {
                        busy[block] = true;
                        inodes[inode] = block + 1;
                      }
                    }
                    block = (block + 1) % BLOCKS;
                  }
                }
              });
    }
    run(threads);
  }

  /** The second of three threads fails if it comes first; in the first execution it does not. */
  public static void odd() throws InterruptedException {
    AtomicInteger order = new AtomicInteger();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      int number = i;
      threads[i] =
          new Thread(
              () -> {
                if (order.incrementAndGet() == 1 && number == 1) {
                  throw new IllegalStateException("the second came first");
                }
              });
    }
    run(threads);
  }
}
