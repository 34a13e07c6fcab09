package dev.jacquard.benchmarks.paper;

import java.util.List;

/**
 * Two threads with a data race on one variable, which is met only if one has read another variable
 * early: {@code fdrd} of Yang 2009, Figure 5.1.
 */
public final class RaceBehindBranch implements Runnable {
  @Override
  public void run() {
    Variables variables = new Variables();
    Crew.startAndJoin(List.of(new Thread(variables::countEach), new Thread(variables::countSome)));
  }

  private static final class Variables {
    private final Object first = new Object();
    private final Object second = new Object();
    private int x;
    private int y;
    private int z;

    private void countEach() {
      synchronized (first) {
        x++;
      }
      synchronized (second) {
        y++;
      }
      synchronized (first) {
        z++;
      }
    }

    private void countSome() {
      int seen;
      synchronized (first) {
        synchronized (second) {
          z++;
          seen = x;
        }
      }
      synchronized (first) {
        if (seen == 0) {
          y++; // the other thread holds the other lock here
        }
      }
    }
  }
}
