package dev.jacquard.cli.doctor.programs;

import java.util.function.IntConsumer;

/** Threads that do the same, each with its number. */
final class Team {
  private Team() {}

  /** Runs them all to their ends. */
  static void of(int size, IntConsumer work) throws InterruptedException {
    Thread[] members = new Thread[size];
    for (int i = 0; i < size; i++) {
      int member = i;
      members[i] = new Thread(() -> work.accept(member));
    }
    for (Thread member : members) {
      member.start();
    }
    for (Thread member : members) {
      member.join();
    }
  }
}
