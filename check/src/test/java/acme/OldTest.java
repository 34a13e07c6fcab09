package acme;

import static org.junit.Assert.assertEquals;

import dev.jacquard.Jacquard;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;

/** A test of JUnit 4. */
public class OldTest {
  /** Fails in some interleavings. */
  @Test
  public void losesUpdates() {
    Jacquard.check(
        () -> {
          AtomicInteger counter = new AtomicInteger();
          Bodies.both(() -> counter.set(counter.get() + 1));
          assertEquals(2, counter.get());
        });
  }

  /** Fails in none. */
  @Test
  public void losesNone() {
    Jacquard.checking()
        .budget("30s")
        .check(
            () -> {
              AtomicInteger counter = new AtomicInteger();
              Bodies.both(counter::incrementAndGet);
              assertEquals(2, counter.get());
            });
  }
}
