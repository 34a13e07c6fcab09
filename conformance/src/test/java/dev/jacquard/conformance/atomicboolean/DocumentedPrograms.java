package dev.jacquard.conformance.atomicboolean;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.AtomicBoolean;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @SuppressWarnings("deprecation") // it is a method like others
  @Expect(
      outcomes = "false true true false true true true true true true true true false false true",
      executions = 1)
  public static String changes() throws Exception {
    AtomicBoolean atomic = new AtomicBoolean();
    AtomicBoolean copy = Copies.of(new AtomicBoolean(true));
    return new Notes()
        .note(() -> atomic.getAndSet(true))
        .note(() -> atomic.get())
        .note(() -> atomic.compareAndSet(true, false))
        .note(() -> atomic.compareAndExchange(false, true))
        .note(() -> atomic.compareAndExchange(false, false))
        .note(() -> atomic.compareAndExchangeAcquire(true, true))
        .note(() -> atomic.compareAndExchangeRelease(false, false))
        .note(() -> atomic.weakCompareAndSet(true, false))
        .note(() -> atomic.weakCompareAndSetPlain(false, true))
        .note(() -> atomic.weakCompareAndSetAcquire(true, false))
        .note(() -> atomic.weakCompareAndSetRelease(false, true))
        .note(() -> atomic.weakCompareAndSetVolatile(true, false))
        .note(() -> atomic.weakCompareAndSetVolatile(true, false))
        .note(() -> atomic)
        .note(() -> copy)
        .toString();
  }

  @Expect(outcomes = "true false true false true", executions = 1)
  public static String modesOfAccess() {
    AtomicBoolean atomic = new AtomicBoolean();
    atomic.setPlain(true);
    Notes notes = new Notes().note(() -> atomic.getPlain());
    atomic.setOpaque(false);
    notes.note(() -> atomic.getOpaque());
    atomic.setRelease(true);
    notes.note(() -> atomic.getAcquire());
    atomic.lazySet(false);
    notes.note(() -> atomic.get());
    atomic.set(true);
    return notes.note(() -> atomic).toString();
  }
}
