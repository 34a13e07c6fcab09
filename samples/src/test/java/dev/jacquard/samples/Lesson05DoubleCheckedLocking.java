package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;

/**
 * Lesson 5: double-checked locking.
 *
 * <p><b>The bug.</b> The first look at {@code instance} is outside of the lock, so nothing orders
 * it after the write inside. On some day a thread sees the reference before it sees what the
 * constructor wrote, and uses half an object.
 *
 * <p><b>The report.</b> A data race: two accesses of the same field, at least one of them a write,
 * that nothing puts in an order. Both are named with their lines.
 *
 * <p><b>The fix.</b> {@code volatile}: who reads the reference then also sees all that was written
 * before it was stored.
 */
class Lesson05DoubleCheckedLocking {
  static class Settings {
    final int port = 8080;
  }

  static class Registry {
    private Settings instance;

    Settings settings() {
      if (instance == null) {
        synchronized (this) {
          if (instance == null) {
            instance = new Settings();
          }
        }
      }
      return instance;
    }
  }

  @EveryInterleaving
  void firstCheckRaces() throws InterruptedException {
    Registry registry = new Registry();
    Thread first = new Thread(() -> assertEquals(8080, registry.settings().port), "first");
    Thread second = new Thread(() -> assertEquals(8080, registry.settings().port), "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }

  static class VolatileRegistry {
    private volatile Settings instance;

    Settings settings() {
      Settings seen = instance;
      if (seen == null) {
        synchronized (this) {
          seen = instance;
          if (seen == null) {
            seen = new Settings();
            instance = seen;
          }
        }
      }
      return seen;
    }
  }

  @EveryInterleaving
  void fixedByVolatile() throws InterruptedException {
    VolatileRegistry registry = new VolatileRegistry();
    Thread first = new Thread(() -> assertEquals(8080, registry.settings().port), "first");
    Thread second = new Thread(() -> assertEquals(8080, registry.settings().port), "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
