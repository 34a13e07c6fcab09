package dev.jacquard.conformance.atomiclong;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicLong;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  /** Each method changes what the one before left. */
  @Expect(outcomes = "0 7 7 8 9 9 8 10 8 11 9 9 5 6 10 12 12 10 20 20", executions = 1)
  public static String arithmetic() {
    AtomicLong atomic = new AtomicLong();
    return new Notes()
        .note(() -> atomic.getAndSet(7))
        .note(() -> atomic.get())
        .note(() -> atomic.getAndIncrement())
        .note(() -> atomic.getAndIncrement())
        .note(() -> atomic.get())
        .note(() -> atomic.getAndDecrement())
        .note(() -> atomic.getAndAdd(2))
        .note(() -> atomic.getAndAdd(-2))
        .note(() -> atomic.get())
        .note(() -> atomic.addAndGet(3))
        .note(() -> atomic.decrementAndGet() - 1)
        .note(() -> atomic.decrementAndGet())
        .note(() -> atomic.addAndGet(-4))
        .note(() -> atomic.incrementAndGet())
        .note(() -> atomic.updateAndGet(x -> x + 4))
        .note(() -> atomic.accumulateAndGet(2, (x, y) -> x + y))
        .note(() -> atomic.getAndUpdate(x -> x - 2))
        .note(() -> atomic.getAndAccumulate(10, (x, y) -> x + y))
        .note(() -> atomic.get())
        .note(() -> atomic)
        .toString();
  }

  @Expect(outcomes = "1 2 3 4 5 6 6 6 6.0 6.0 6 6", executions = 1)
  public static String modesOfAccess() {
    AtomicLong atomic = new AtomicLong(1);
    return new Notes()
        .note(() -> atomic.getPlain())
        .note(() -> set(() -> atomic.setPlain(2), atomic))
        .note(() -> set(() -> atomic.setOpaque(3), atomic))
        .note(() -> set(() -> atomic.setRelease(4), atomic))
        .note(() -> set(() -> atomic.lazySet(5), atomic))
        .note(() -> set(() -> atomic.set(6), atomic))
        .note(() -> atomic.getOpaque())
        .note(() -> atomic.getAcquire())
        .note(() -> atomic.doubleValue())
        .note(() -> atomic.floatValue())
        .note(() -> atomic.intValue())
        .note(() -> atomic.longValue())
        .toString();
  }

  private static Object set(Run.Body change, AtomicLong atomic) throws Exception {
    change.run();
    return atomic;
  }

  @SuppressWarnings("deprecation") // it is a method like others
  @Expect(outcomes = "true false 1 1 1 2 3 true true true true false false 8", executions = 1)
  public static String comparisons() {
    AtomicLong atomic = new AtomicLong();
    return new Notes()
        .note(() -> atomic.compareAndSet(0, 1))
        .note(() -> atomic.compareAndSet(0, 9))
        .note(() -> atomic.compareAndExchange(0, 9))
        .note(() -> atomic.compareAndExchangeAcquire(0, 9))
        .note(() -> atomic.compareAndExchange(1, 2))
        .note(() -> atomic.compareAndExchangeAcquire(2, 3))
        .note(() -> atomic.compareAndExchangeRelease(3, 4))
        .note(() -> atomic.weakCompareAndSet(4, 5))
        .note(() -> atomic.weakCompareAndSetPlain(5, 6))
        .note(() -> atomic.weakCompareAndSetAcquire(6, 7))
        .note(() -> atomic.weakCompareAndSetRelease(7, 8))
        .note(() -> atomic.weakCompareAndSetVolatile(7, 9))
        .note(() -> atomic.weakCompareAndSetPlain(7, 9))
        .note(() -> atomic)
        .toString();
  }

  /** What a function throws comes through, and nothing has changed. */
  @Expect(
      outcomes =
          "ArithmeticException ArithmeticException ArithmeticException ArithmeticException"
              + " NullPointerException 1",
      executions = 1)
  public static String functionsThatThrow() {
    AtomicLong atomic = new AtomicLong(1);
    return new Notes()
        .note(() -> atomic.updateAndGet(x -> x / (x - x)))
        .note(() -> atomic.getAndUpdate(x -> x / (x - x)))
        .note(() -> atomic.accumulateAndGet(0, (x, y) -> x / y))
        .note(() -> atomic.getAndAccumulate(0, (x, y) -> x / y))
        .note(() -> atomic.updateAndGet(null))
        .note(() -> atomic)
        .toString();
  }

  @Expect(outcomes = "true true 6", executions = 1)
  public static String boundaries() throws Exception {
    AtomicLong atomic = new AtomicLong(Long.MAX_VALUE);
    AtomicLong six = Copies.of(new AtomicLong(6));
    return new Notes()
        .note(() -> atomic.incrementAndGet() == Long.MIN_VALUE)
        .note(() -> atomic.getAndDecrement() == Long.MIN_VALUE)
        .note(() -> six)
        .toString();
  }

  /** A function may be applied again, if another thread comes in between. */
  @Expect(outcomes = {"2 2", "2 3"})
  public static String functionsMayBeAppliedAgain() throws Exception {
    AtomicLong atomic = new AtomicLong();
    int[] calls = new int[2];
    Run.both(
        () ->
            atomic.updateAndGet(
                x -> {
                  calls[0]++;
                  return x + 1;
                }),
        () ->
            atomic.getAndUpdate(
                x -> {
                  calls[1]++;
                  return x + 1;
                }));
    return atomic + " " + (calls[0] + calls[1]);
  }
}
