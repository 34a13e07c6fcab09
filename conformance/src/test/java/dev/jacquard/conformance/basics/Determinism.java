package dev.jacquard.conformance.basics;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Programs that look as if they were another one in each run. */
public final class Determinism {
  private Determinism() {}

  @Expect(outcomes = "2")
  public static String theFirstThreadByItsHash() throws Exception {
    Thread first = Thread.currentThread();
    Map<Object, Integer> places = new ConcurrentHashMap<>();
    places.put(first, 0);
    for (int i = 1; i < 4; i++) {
      places.put(new Object(), i);
    }
    AtomicInteger found = new AtomicInteger();
    Runnable search =
        () -> {
          for (Object place : places.keySet()) {
            if (place == first) {
              found.incrementAndGet();
            }
          }
        };
    Run.both(search, search);
    return "" + found.get();
  }

  @Expect(outcomes = "true")
  public static String numbersWithoutASeed() throws Exception {
    AtomicInteger counter = new AtomicInteger();
    int drawn = new SplittableRandom().nextInt(3);
    for (int i = 0; i < drawn; i++) {
      counter.incrementAndGet();
    }
    Run.both(counter::incrementAndGet, counter::incrementAndGet);
    return "" + (counter.get() == drawn + 2);
  }
}
