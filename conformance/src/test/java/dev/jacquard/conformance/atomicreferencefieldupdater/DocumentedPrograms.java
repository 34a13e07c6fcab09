package dev.jacquard.conformance.atomicreferencefieldupdater;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  private static final class Holder {
    volatile String value;
    String plain;
    volatile int number;
  }

  private static AtomicReferenceFieldUpdater<Holder, String> updater() {
    return AtomicReferenceFieldUpdater.newUpdater(Holder.class, String.class, "value");
  }

  @Expect(outcomes = "null a ab ab abcd abcde abcde true false true y z null", executions = 1)
  public static String changes() {
    Holder holder = new Holder();
    AtomicReferenceFieldUpdater<Holder, String> updater = updater();
    return new Notes()
        .note(() -> updater.getAndSet(holder, "a"))
        .note(() -> updater.getAndUpdate(holder, x -> x + "b"))
        .note(() -> updater.get(holder))
        .note(() -> updater.getAndAccumulate(holder, "c", String::concat))
        .note(() -> updater.accumulateAndGet(holder, "d", String::concat))
        .note(() -> updater.updateAndGet(holder, x -> x + "e"))
        .note(() -> holder.value)
        .note(() -> updater.compareAndSet(holder, holder.value, "x"))
        .note(() -> updater.compareAndSet(holder, "w", "y"))
        .note(() -> updater.weakCompareAndSet(holder, "x", "y"))
        .note(() -> holder.value)
        .note(
            () -> {
              updater.lazySet(holder, "z");
              return updater.get(holder);
            })
        .note(
            () -> {
              updater.set(holder, null);
              return holder.value;
            })
        .toString();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // what the compiler would not let pass
  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException ClassCastException RuntimeException"
              + " ClassCastException ClassCastException null",
      executions = 1)
  public static String refusals() {
    Holder holder = new Holder();
    AtomicReferenceFieldUpdater updater = updater();
    return new Notes()
        .note(() -> AtomicReferenceFieldUpdater.newUpdater(Holder.class, String.class, "plain"))
        .note(() -> AtomicReferenceFieldUpdater.newUpdater(Holder.class, int.class, "number"))
        .note(() -> AtomicReferenceFieldUpdater.newUpdater(Holder.class, Integer.class, "value"))
        .note(() -> AtomicReferenceFieldUpdater.newUpdater(Holder.class, String.class, "none"))
        .note(() -> updater.get("a"))
        .note(() -> updater.set(holder, 1))
        .note(() -> holder.value)
        .toString();
  }
}
