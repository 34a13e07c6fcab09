package dev.jacquard.benchmarks.paper;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Threads that give a block to an inode each, as the Frangipani file system locks them: Flanagan
 * and Godefroid 2005, Figure 2.
 */
public final class FileSystem implements Runnable {
  private static final int BLOCKS = 26;
  private static final int INODES = 32;

  private final int threads;

  public FileSystem(int threads) {
    this.threads = threads;
  }

  @Override
  public void run() {
    Disk disk = new Disk();
    Crew.workNumbered(threads, number -> disk.allocate(number % INODES));
  }

  private static final class Disk {
    private final Lock[] inodeLocks = locks(INODES);
    private final Lock[] blockLocks = locks(BLOCKS);
    private final int[] blockOf = new int[INODES];
    private final boolean[] busy = new boolean[BLOCKS];

    private static Lock[] locks(int number) {
      Lock[] locks = new Lock[number];
      for (int i = 0; i < number; i++) {
        locks[i] = new ReentrantLock();
      }
      return locks;
    }

    private void allocate(int inode) {
      inodeLocks[inode].lock();
      try {
        if (blockOf[inode] == 0) {
          int block = 2 * inode % BLOCKS;
          while (!take(block, inode)) {
            block = (block + 1) % BLOCKS;
          }
        }
      } finally {
        inodeLocks[inode].unlock();
      }
    }

    private boolean take(int block, int inode) {
      blockLocks[block].lock();
      try {
        if (busy[block]) {
          return false;
        }
        busy[block] = true;
        blockOf[inode] = block + 1;
        return true;
      } finally {
        blockLocks[block].unlock();
      }
    }
  }
}
