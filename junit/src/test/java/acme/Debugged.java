package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicInteger;

/** A lost update, a line for each step. */
class Debugged {
  private final AtomicInteger total = new AtomicInteger();
  private final ThreadLocal<Integer> done = new ThreadLocal<>();

  @EveryInterleaving
  void lostUpdate() throws InterruptedException {
    Thread ann = new Thread(this::add, "ann");
    Thread bob = new Thread(this::add, "bob");
    ann.start();
    bob.start();
    ann.join();
    bob.join();
    assertEquals(2, total.get());
  }

  private void add() {
    int seen = total.get();
    total.set(seen + 1);
    done.set(seen);
  }
}
