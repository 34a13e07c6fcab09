package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicInteger;

/** The same failing test again and again, with and without a replay string. */
class Replays {
  @EveryInterleaving
  void all() throws InterruptedException {
    AtomicInteger total = new AtomicInteger();
    Thread other = new Thread(() -> total.set(total.get() + 1), "other");
    other.start();
    total.set(total.get() + 1);
    other.join();
    assertEquals(2, total.get());
  }

  @EveryInterleaving(replay = "j1-0-1x2-0x4")
  void good() throws InterruptedException {
    all();
  }

  @EveryInterleaving(replay = "j1-0-7x9")
  void impossible() throws InterruptedException {
    all();
  }

  @EveryInterleaving(replay = "nonsense")
  void noSchedule() throws InterruptedException {
    all();
  }
}
