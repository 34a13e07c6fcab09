package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Where a thread that gives and one that takes may meet, each going on alone if nobody comes; the
 * giver of the broken one takes its offer back without looking whether it is still there.
 */
public class ExchangeSlot {
  final AtomicReference<String> offer = new AtomicReference<>();

  /** True if somebody took it. */
  boolean give(String thing) {
    if (!offer.compareAndSet(null, thing)) {
      return false;
    }
    Thread.yield();
    return !takeBack(thing);
  }

  boolean takeBack(String thing) {
    return offer.compareAndSet(thing, null);
  }

  /** Null if nobody gives. */
  String take() {
    String thing = offer.get();
    return thing != null && offer.compareAndSet(thing, null) ? thing : null;
  }

  private static final class Broken extends ExchangeSlot {
    @Override
    boolean takeBack(String thing) {
      offer.set(null);
      return true;
    }
  }

  private static String test(ExchangeSlot slot) throws InterruptedException {
    boolean[] given = new boolean[1];
    String[] taken = new String[2];
    Run.all(
        () -> given[0] = slot.give("a"),
        () -> taken[0] = slot.take(),
        () -> taken[1] = slot.take());
    int takers = (taken[0] == null ? 0 : 1) + (taken[1] == null ? 0 : 1);
    Claim.that(takers == (given[0] ? 1 : 0), "given: " + given[0] + ", taken by " + takers);
    return taken[0] + " " + taken[1];
  }

  @Expect(outcomes = {"null null", "a null", "null a"})
  public static String correct() throws Exception {
    return test(new ExchangeSlot());
  }

  @Expect(failures = "assertion", outcomes = "null null")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
