package dev.jacquard.samples;

import dev.jacquard.Jacquard;
import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Symmetry;
import java.util.concurrent.Semaphore;

/**
 * Lesson 13: declared symmetry.
 *
 * <p>Philosophers are not equal as the workers of lesson 12 are: each has its own forks at the left
 * and at the right. But if all of them, and all forks, move on by one place, it is the same dinner
 * again. {@code Jacquard.rotation} says so, and {@code DECLARED} explores one execution of those
 * that such a rotation turns into each other.
 *
 * <p><b>The bug.</b> All take the fork at the left first.
 *
 * <p><b>The fix.</b> One of them takes the other fork first: {@code fixedByOneWhoIsDifferent}. It
 * is no rotation any more, so it can't be declared. A declaration is checked, because a wrong one
 * could hide a failure: {@code wrongDeclaration} is incomplete, and the report names the operation
 * that does not fit. Another fix leaves everybody equal, and the declaration true: {@code
 * fixedByOneSeatLess}.
 */
class Lesson13DeclaredSymmetry {
  private static final int PLACES = 3;

  private final Semaphore seats = new Semaphore(PLACES - 1);
  private final Semaphore[] forks = new Semaphore[PLACES];
  private final Thread[] philosophers = new Thread[PLACES];

  private static void eat(Semaphore first, Semaphore second) {
    first.acquireUninterruptibly();
    second.acquireUninterruptibly();
    second.release();
    first.release();
  }

  private void eatSeated(Semaphore first, Semaphore second) {
    seats.acquireUninterruptibly();
    eat(first, second);
    seats.release();
  }

  /** What the philosopher at a place does. */
  private interface Manners {
    Runnable at(int place, Semaphore left, Semaphore right);
  }

  private void layTheTable(Manners manners) {
    for (int i = 0; i < PLACES; i++) {
      forks[i] = new Semaphore(1);
    }
    for (int i = 0; i < PLACES; i++) {
      Runnable meal = manners.at(i, forks[i], forks[(i + 1) % PLACES]);
      philosophers[i] = new Thread(meal, "philosopher " + i);
    }
  }

  private static Runnable differently(int place, Semaphore left, Semaphore right) {
    return place > 0 ? () -> eat(left, right) : () -> eat(right, left);
  }

  private void dine() throws InterruptedException {
    for (Thread philosopher : philosophers) {
      philosopher.start();
    }
    for (Thread philosopher : philosophers) {
      philosopher.join();
    }
  }

  @EveryInterleaving(symmetry = Symmetry.DECLARED)
  void allTakeTheLeftForkFirst() throws InterruptedException {
    layTheTable((place, left, right) -> () -> eat(left, right));
    Jacquard.rotation(philosophers, forks);
    dine();
  }

  @EveryInterleaving(symmetry = Symmetry.DECLARED)
  void wrongDeclaration() throws InterruptedException {
    layTheTable(Lesson13DeclaredSymmetry::differently);
    Jacquard.rotation(philosophers, forks);
    dine();
  }

  @EveryInterleaving
  void fixedByOneWhoIsDifferent() throws InterruptedException {
    layTheTable(Lesson13DeclaredSymmetry::differently);
    dine();
  }

  @EveryInterleaving
  void fixedByOneSeatLess() throws InterruptedException {
    layTheTable((place, left, right) -> () -> eatSeated(left, right));
    dine();
  }

  @EveryInterleaving(symmetry = Symmetry.DECLARED)
  void fixedByOneSeatLessUpToRotation() throws InterruptedException {
    layTheTable((place, left, right) -> () -> eatSeated(left, right));
    Jacquard.rotation(philosophers, forks);
    dine();
  }
}
