package dev.jacquard.samples;

import dev.jacquard.junit.EveryInterleaving;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Lesson 17: a loop over a synchronized list.
 *
 * <p><b>The bug.</b> {@code synchronizedList} locks each call. A loop is many calls, and the
 * iterator's own are not locked at all. An element that is added in the middle makes the loop throw
 * {@code ConcurrentModificationException}, on a good day.
 *
 * <p><b>The report.</b> A race inside of {@code java.util}: read the places from the line of your
 * own code that leads there.
 *
 * <p><b>The fix.</b> Hold the list's lock during the whole loop; or a collection whose iterators
 * see a snapshot, such as {@code CopyOnWriteArrayList}.
 */
class Lesson17Iterator {
  private static void addDuringALoop(List<String> listeners, Runnable loop)
      throws InterruptedException {
    Thread adder = new Thread(() -> listeners.add("cy"), "adder");
    adder.start();
    loop.run();
    adder.join();
  }

  @EveryInterleaving
  void loopIsDisturbed() throws InterruptedException {
    List<String> listeners = Collections.synchronizedList(new ArrayList<>(List.of("ada", "ben")));
    addDuringALoop(
        listeners,
        () -> {
          for (String listener : listeners) {
            listener.length();
          }
        });
  }

  @EveryInterleaving
  void fixedByHoldingTheLock() throws InterruptedException {
    List<String> listeners = Collections.synchronizedList(new ArrayList<>(List.of("ada", "ben")));
    addDuringALoop(
        listeners,
        () -> {
          synchronized (listeners) {
            for (String listener : listeners) {
              listener.length();
            }
          }
        });
  }

  @EveryInterleaving
  void fixedByASnapshot() throws InterruptedException {
    List<String> listeners = new CopyOnWriteArrayList<>(List.of("ada", "ben"));
    addDuringALoop(
        listeners,
        () -> {
          for (String listener : listeners) {
            listener.length();
          }
        });
  }
}
