package dev.jacquard.conformance.locksupport;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.locks.LockSupport;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  /** With a permit, or without time, nobody waits; permits do not add up. */
  @Expect(outcomes = "done done done done done done done done done done done", executions = 1)
  public static String nobodyWaits() {
    Thread current = Thread.currentThread();
    return new Notes()
        .note(() -> LockSupport.unpark(null))
        .note(() -> LockSupport.unpark(current))
        .note(() -> LockSupport.unpark(current))
        .note(() -> LockSupport.park("blocker"))
        .note(() -> LockSupport.parkNanos(0))
        .note(() -> LockSupport.parkNanos(-1))
        .note(() -> LockSupport.parkNanos("blocker", 0))
        .note(() -> LockSupport.parkUntil(0))
        .note(() -> LockSupport.parkUntil("blocker", 1))
        .note(() -> LockSupport.unpark(current))
        .note(() -> LockSupport.park())
        .toString();
  }

  /** Permits do not add up. */
  @Expect(failures = "deadlock")
  public static String oneParkPerPermit() {
    LockSupport.unpark(Thread.currentThread());
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    LockSupport.park();
    return "";
  }

  /** An interrupted thread does not wait, and stays interrupted. */
  @Expect(outcomes = "done true done true done true done true")
  public static String interruptedBefore() {
    return new Notes()
        .interrupted(() -> LockSupport.park())
        .interrupted(() -> LockSupport.park("blocker"))
        .interrupted(() -> LockSupport.parkNanos("blocker", Long.MAX_VALUE))
        .interrupted(() -> LockSupport.parkUntil("blocker", Long.MAX_VALUE))
        .toString();
  }

  @Expect(outcomes = "NullPointerException", executions = 1)
  public static String blockerOfNobody() {
    return Notes.answer(() -> LockSupport.getBlocker(null));
  }
}
