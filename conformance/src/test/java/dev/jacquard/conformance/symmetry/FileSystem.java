package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;

/**
 * The file system of Flanagan and Godefroid 2005: 26 blocks, 32 inodes; thread i allocates a block
 * for inode i. There are 2^(n-13) traces for n threads from 13 on. Threads i and i+13 can be
 * exchanged together with their inodes, so with 26 threads all traces are one orbit.
 */
public final class FileSystem {
  private static final int BLOCKS = 26;
  private static final int INODES = 32;

  private final Object[] inodeLocks = locks(INODES);
  private final Object[] blockLocks = locks(BLOCKS);
  private final int[] inodes = new int[INODES];
  private final boolean[] busy = new boolean[BLOCKS];

  private FileSystem() {}

  private static Object[] locks(int number) {
    Object[] locks = new Object[number];
    for (int i = 0; i < number; i++) {
      locks[i] = new Object();
    }
    return locks;
  }

  private void allocate(int thread) {
    int inode = thread % INODES;
    synchronized (inodeLocks[inode]) {
      if (inodes[inode] == 0) {
        int block = 2 * inode % BLOCKS;
        while (!take(block, inode)) {
          block = (block + 1) % BLOCKS;
        }
      }
    }
  }

  private boolean take(int block, int inode) {
    synchronized (blockLocks[block]) {
      if (busy[block]) {
        return false;
      }
      busy[block] = true;
      inodes[inode] = block + 1;
      return true;
    }
  }

  private static void run(int threads) throws InterruptedException {
    FileSystem files = new FileSystem();
    Workers.join(Workers.start(threads, i -> new Thread(() -> files.allocate(i))));
  }

  @Expect(executions = 1)
  public static void thirteenThreads() throws Exception {
    run(13);
  }

  @Expect(executions = 8)
  public static void sixteenThreads() throws Exception {
    run(16);
  }

  @Expect(executions = 128)
  public static void twentyThreads() throws Exception {
    run(20);
  }
}
