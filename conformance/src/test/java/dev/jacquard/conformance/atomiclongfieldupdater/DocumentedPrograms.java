package dev.jacquard.conformance.atomiclongfieldupdater;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  private static class Holder {
    volatile long value;
    long plain;
    static volatile long common;
    volatile String text;
  }

  private static final class Child extends Holder {}

  private static AtomicLongFieldUpdater<Holder> updater() {
    return AtomicLongFieldUpdater.newUpdater(Holder.class, "value");
  }

  @Expect(outcomes = "0 7 8 7 8 7 9 12 14 11 13 14 8 5 true false true 3 4 5", executions = 1)
  public static String arithmetic() {
    Holder holder = new Child();
    AtomicLongFieldUpdater<Holder> updater = updater();
    return new Notes()
        .note(() -> updater.getAndSet(holder, 7))
        .note(() -> updater.getAndIncrement(holder))
        .note(() -> updater.getAndDecrement(holder))
        .note(() -> updater.get(holder))
        .note(() -> updater.incrementAndGet(holder))
        .note(() -> updater.decrementAndGet(holder))
        .note(() -> updater.addAndGet(holder, 2))
        .note(() -> updater.updateAndGet(holder, x -> x + 3))
        .note(() -> updater.accumulateAndGet(holder, 2, (x, y) -> x + y))
        .note(() -> updater.getAndAdd(holder, 3) - 3)
        .note(() -> updater.getAndUpdate(holder, x -> x - 4) - 4)
        .note(() -> updater.get(holder) + 1)
        .note(() -> updater.getAndAccumulate(holder, 8, (x, y) -> x - y) - 5)
        .note(() -> holder.value)
        .note(() -> updater.compareAndSet(holder, 5, 6))
        .note(() -> updater.compareAndSet(holder, 5, 7))
        .note(() -> updater.weakCompareAndSet(holder, 6, 3))
        .note(() -> holder.value)
        .note(
            () -> {
              updater.lazySet(holder, 4);
              return updater.get(holder);
            })
        .note(
            () -> {
              updater.set(holder, 5);
              return holder.value;
            })
        .toString();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // what the compiler would not let pass
  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException IllegalArgumentException"
              + " RuntimeException ClassCastException ArithmeticException 0",
      executions = 1)
  public static String refusals() {
    Holder holder = new Holder();
    AtomicLongFieldUpdater<Holder> updater = updater();
    return new Notes()
        .note(() -> AtomicLongFieldUpdater.newUpdater(Holder.class, "plain"))
        .note(() -> AtomicLongFieldUpdater.newUpdater(Holder.class, "text"))
        .note(() -> AtomicLongFieldUpdater.newUpdater(Holder.class, "common"))
        .note(() -> AtomicLongFieldUpdater.newUpdater(Holder.class, "missing"))
        .note(() -> ((AtomicLongFieldUpdater) updater).get("a"))
        .note(() -> updater.updateAndGet(holder, x -> x / (x - x)))
        .note(() -> holder.value)
        .toString();
  }
}
