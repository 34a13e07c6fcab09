package dev.jacquard.cli.doctor.programs;

import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two locks, each in an order of its own. */
public final class LocksInOppositeOrder {
  private LocksInOppositeOrder() {}

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock[] locks = {new ReentrantLock(), new ReentrantLock()};
    Team.of(
        2,
        member -> {
          locks[member].lock();
          locks[1 - member].lock();
          locks[1 - member].unlock();
          locks[member].unlock();
        });
  }
}
