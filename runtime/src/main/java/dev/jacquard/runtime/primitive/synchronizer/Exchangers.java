package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.RunState;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * An exchanger as one location, where one offer at a time waits for another. Bits of its state say
 * which offers were taken.
 */
@Models(Exchanger.class)
public final class Exchangers {
  private static final int MOST_OFFERS = Long.SIZE - 2;

  private static final RunState.Key<Map<Exchanger<?>, Exchangers>> ALL =
      new RunState.Key<>(IdentityHashMap::new);

  private Offer waiting;
  private long bits;

  private Exchangers() {}

  /** An item that somebody offers, and what it was exchanged for. */
  private static final class Offer {
    private final Object item;
    private final long bit;
    private Object other;

    Offer(Object item, long bit) {
      this.item = item;
      this.bit = bit;
    }
  }

  private static Exchangers of(Execution execution, Exchanger<?> exchanger) {
    return execution.runState().get(ALL).computeIfAbsent(exchanger, e -> new Exchangers());
  }

  public static boolean applies(Exchanger<?> exchanger) {
    return Control.on(exchanger);
  }

  @Enters
  public static Object exchange(Execution execution, Exchanger<?> exchanger, Object item)
      throws InterruptedException {
    Interrupts.check(execution);
    int location = execution.places().synchronizer(exchanger);
    Exchangers slot = of(execution, exchanger);
    Offer offer = slot.meet(execution, location, item);
    if (offer.bit == 0) {
      return offer.other;
    }
    if (execution.arriveInterruptibly(Kind.UPDATE, location, offer.bit, Sites.here)) {
      execution.giveUp(location);
      execution.arrive(Kind.UPDATE, location, 0, Sites.here);
      if (!slot.collect(execution, location, offer)) {
        throw Interrupts.exception(execution);
      }
      return offer.other;
    }
    slot.collect(execution, location, offer);
    return offer.other;
  }

  @Enters
  public static Object exchange(
      Execution execution, Exchanger<?> exchanger, Object item, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    Interrupts.check(execution);
    int location = execution.places().synchronizer(exchanger);
    Exchangers slot = of(execution, exchanger);
    Offer offer = slot.meet(execution, location, item);
    if (offer.bit == 0) {
      return offer.other;
    }
    long nanos = unit.toNanos(timeout);
    if (execution
        .lastLimits()
        .arrive(nanos, Kind.UPDATE, 0, Kind.UPDATE, offer.bit, location, Sites.here)) {
      execution.giveUp(location);
      execution.arrive(Kind.UPDATE, location, 0, Sites.here);
    }
    if (!slot.collect(execution, location, offer)) {
      Interrupts.check(execution);
      execution.lastLimits().pass(nanos);
      throw new TimeoutException();
    }
    return offer.other;
  }

  /** Takes the offer that waits, or lets one wait, which has a bit. */
  private Offer meet(Execution execution, int location, Object item) {
    execution.arrive(Kind.UPDATE, location, 0, Sites.here);
    long before = state();
    Offer offer;
    if (waiting == null) {
      offer = waiting = new Offer(item, freeBit(execution));
      execution.places().made(offer);
    } else {
      offer = new Offer(item, 0);
      offer.other = waiting.item;
      waiting.other = item;
      bits |= waiting.bit;
    }
    int meeting = execution.places().content(waiting);
    waiting = waiting == offer ? offer : null;
    record(execution, location, before);
    execution.learn(meeting);
    execution.publish(meeting);
    return offer;
  }

  private long freeBit(Execution execution) {
    for (int i = 1; i <= MOST_OFFERS; i++) {
      if ((bits & 1L << i) == 0) {
        return 1L << i;
      }
    }
    execution.limits().uncontrolled("an Exchanger that too many threads use at once");
    return 1L << MOST_OFFERS;
  }

  /** Ends the wait of an offer, which is withdrawn if nobody took it. */
  private boolean collect(Execution execution, int location, Offer offer) {
    long before = state();
    boolean taken = waiting != offer;
    bits &= ~offer.bit;
    waiting = taken ? waiting : null;
    record(execution, location, before);
    if (taken) {
      execution.learn(execution.places().content(offer));
    }
    return taken;
  }

  private long state() {
    return bits | (waiting == null ? 0 : 1);
  }

  private void record(Execution execution, int location, long before) {
    execution.state(location, state());
    execution.recordUnordered(before, state(), 0); // only those who meet are ordered
  }
}
