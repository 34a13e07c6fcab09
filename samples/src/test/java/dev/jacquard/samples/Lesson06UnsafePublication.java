package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Races;

/**
 * Lesson 6: unsafe publication, or why a race is a failure though every interleaving works.
 *
 * <p><b>The bug.</b> The writer fills a route and then stores it in a plain field. In no
 * interleaving does the reader see a route without its target: {@code interleavingsDoNotShowIt}
 * passes, and says under which assumption, sequential consistency. But compilers and processors may
 * reorder plain writes, so a real reader can. Programs without data races can't tell the
 * difference; that is why a race fails a test.
 *
 * <p><b>The report.</b> A race on the field, with both places.
 *
 * <p><b>The fix.</b> Publish by something that orders: a volatile field, a lock, a concurrent
 * collection, {@code Thread.start}.
 */
class Lesson06UnsafePublication {
  static class Route {
    String target;
  }

  private Route plain;
  private volatile Route published;

  @EveryInterleaving
  void publicationRaces() throws InterruptedException {
    publishPlainly();
  }

  @EveryInterleaving(races = Races.EXPLORE)
  void interleavingsDoNotShowIt() throws InterruptedException {
    publishPlainly();
  }

  private void publishPlainly() throws InterruptedException {
    Thread writer =
        new Thread(
            () -> {
              Route route = new Route();
              route.target = "north";
              plain = route;
            },
            "writer");
    writer.start();
    Route seen = plain;
    if (seen != null) {
      assertEquals("north", seen.target);
    }
    writer.join();
  }

  @EveryInterleaving
  void fixedByAVolatileField() throws InterruptedException {
    Thread writer =
        new Thread(
            () -> {
              Route route = new Route();
              route.target = "north";
              published = route;
            },
            "writer");
    writer.start();
    Route seen = published;
    if (seen != null) {
      assertEquals("north", seen.target);
    }
    writer.join();
  }
}
