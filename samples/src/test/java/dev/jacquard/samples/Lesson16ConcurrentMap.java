package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lesson 16: a compound operation on a concurrent map.
 *
 * <p><b>The bug.</b> Each call of a {@code ConcurrentHashMap} is atomic; two calls in a row are
 * not. Both readers find no entry for the word, and both put a 1.
 *
 * <p><b>The report.</b> The map's own steps, told by the lines of the calls: both have read before
 * either of them writes.
 *
 * <p><b>The fix.</b> The method of the map that does both: {@code merge}, {@code computeIfAbsent},
 * {@code putIfAbsent}, {@code compute}.
 */
class Lesson16ConcurrentMap {
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

  private void count(String word) {
    Integer known = counts.get(word);
    counts.put(word, known == null ? 1 : known + 1);
  }

  private void countAtOnce(String word) {
    counts.merge(word, 1, Integer::sum);
  }

  @EveryInterleaving
  void wordsAreLost() throws InterruptedException {
    Thread first = new Thread(() -> count("loom"), "first");
    Thread second = new Thread(() -> count("loom"), "second");
    first.start();
    second.start();
    first.join();
    second.join();
    assertEquals(2, counts.get("loom"));
  }

  @EveryInterleaving
  void fixedByMerge() throws InterruptedException {
    Thread first = new Thread(() -> countAtOnce("loom"), "first");
    Thread second = new Thread(() -> countAtOnce("loom"), "second");
    first.start();
    second.start();
    first.join();
    second.join();
    assertEquals(2, counts.get("loom"));
  }
}
