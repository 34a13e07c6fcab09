package dev.jacquard.conformance.atomicreference;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(outcomes = "null null a a ab ab abc abcd abcd [a, b]", executions = 1)
  public static String changes() throws Exception {
    AtomicReference<String> atomic = new AtomicReference<>();
    AtomicReference<List<String>> copy = Copies.of(new AtomicReference<>(List.of("a", "b")));
    return new Notes()
        .note(() -> atomic.get())
        .note(() -> atomic.getAndSet("a"))
        .note(() -> atomic.get())
        .note(() -> atomic.getAndUpdate(x -> x + "b"))
        .note(() -> atomic.get())
        .note(() -> atomic.getAndAccumulate("c", String::concat))
        .note(() -> atomic.get())
        .note(() -> atomic.accumulateAndGet("d", String::concat))
        .note(() -> atomic)
        .note(() -> copy)
        .toString();
  }

  /** References are compared, not what they refer to. */
  @SuppressWarnings("deprecation") // it is a method like others
  @Expect(outcomes = "true false false a a a b c true true true true false h", executions = 1)
  public static String comparisons() {
    AtomicReference<String> atomic = new AtomicReference<>();
    return new Notes()
        .note(() -> atomic.compareAndSet(null, "a"))
        .note(() -> atomic.compareAndSet(null, "x"))
        .note(() -> atomic.compareAndSet(new StringBuilder("a").toString(), "x"))
        .note(() -> atomic.compareAndExchange("b", "x"))
        .note(() -> atomic.compareAndExchangeRelease("b", "x"))
        .note(() -> atomic.compareAndExchange("a", "b"))
        .note(() -> atomic.compareAndExchangeAcquire("b", "c"))
        .note(() -> atomic.compareAndExchangeRelease("c", "d"))
        .note(() -> atomic.weakCompareAndSet("d", "e"))
        .note(() -> atomic.weakCompareAndSetPlain("e", "f"))
        .note(() -> atomic.weakCompareAndSetAcquire("f", "g"))
        .note(() -> atomic.weakCompareAndSetRelease("g", "h"))
        .note(() -> atomic.weakCompareAndSetVolatile("g", "x"))
        .note(() -> atomic)
        .toString();
  }

  @Expect(outcomes = "a b c d e NullPointerException IllegalStateException e", executions = 1)
  public static String modesOfAccess() {
    AtomicReference<String> atomic = new AtomicReference<>("a");
    Notes notes = new Notes().note(() -> atomic.getPlain());
    atomic.setPlain("b");
    notes.note(() -> atomic.getOpaque());
    atomic.setOpaque("c");
    notes.note(() -> atomic.getAcquire());
    atomic.setRelease("d");
    notes.note(() -> atomic.get());
    atomic.lazySet("e");
    return notes
        .note(() -> atomic)
        .note(() -> atomic.updateAndGet(null))
        .note(
            () ->
                atomic.updateAndGet(
                    x -> {
                      throw new IllegalStateException();
                    }))
        .note(() -> atomic)
        .toString();
  }
}
