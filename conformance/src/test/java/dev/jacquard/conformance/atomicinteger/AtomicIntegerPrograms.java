package dev.jacquard.conformance.atomicinteger;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

public final class AtomicIntegerPrograms {
  private AtomicIntegerPrograms() {}

  @Expect(outcomes = "2", executions = 2)
  public static String incrementsAreNotLost() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Run.both(x::incrementAndGet, x::incrementAndGet);
    return "" + x.get();
  }

  @Expect(
      outcomes = {"0 1", "1 0"},
      executions = 2)
  public static String tickets() throws Exception {
    AtomicInteger next = new AtomicInteger();
    int[] ticket = new int[2];
    Run.both(() -> ticket[0] = next.getAndIncrement(), () -> ticket[1] = next.getAndIncrement());
    return ticket[0] + " " + ticket[1];
  }

  @Expect(
      outcomes = {"true false 1", "false true 2"},
      executions = 2)
  public static String compareAndSet() throws Exception {
    AtomicInteger x = new AtomicInteger();
    boolean[] won = new boolean[2];
    Run.both(() -> won[0] = x.compareAndSet(0, 1), () -> won[1] = x.compareAndSet(0, 2));
    return won[0] + " " + won[1] + " " + x.get();
  }

  @Expect(outcomes = {"0 1", "2 0"})
  public static String compareAndExchangeReturnsTheWitness() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] witness = new int[2];
    Run.both(
        () -> witness[0] = x.compareAndExchange(0, 1),
        () -> witness[1] = x.compareAndExchange(0, 2));
    return witness[0] + " " + witness[1];
  }

  @Expect(outcomes = {"5", "8"})
  public static String updatesAreAtomic() throws Exception {
    AtomicInteger x = new AtomicInteger(1);
    Run.both(() -> x.updateAndGet(v -> v * 2), () -> x.updateAndGet(v -> v + 3));
    return "" + x.get();
  }

  @Expect(outcomes = {"0 5 5", "3 0 5"})
  public static String accumulatedMaximum() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] before = new int[2];
    Run.both(
        () -> before[0] = x.getAndAccumulate(5, Math::max),
        () -> before[1] = x.getAndAccumulate(3, Math::max));
    return before[0] + " " + before[1] + " " + x.get();
  }

  @Expect(
      outcomes = {"1", "2"},
      executions = 2)
  public static String lastWriterWins() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Run.both(() -> x.set(1), () -> x.lazySet(2));
    return "" + x.get();
  }

  @Expect(outcomes = {"true 5", "false 5"})
  public static String weakCompareAndSet() throws Exception {
    AtomicInteger x = new AtomicInteger();
    boolean[] won = new boolean[1];
    Run.both(() -> won[0] = x.weakCompareAndSetVolatile(0, 1), () -> x.set(5));
    return won[0] + " " + x.get();
  }

  @Expect(
      outcomes = {"0 1 2", "2 0 1"},
      executions = 2)
  public static String getAndSetSwaps() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] before = new int[2];
    Run.both(() -> before[0] = x.getAndSet(1), () -> before[1] = x.getAndSet(2));
    return before[0] + " " + before[1] + " " + x.get();
  }

  @Expect(
      outcomes = {"0 1", "1 0", "1 1"},
      executions = 3)
  public static String storesAreSeenInOneOrder() throws Exception {
    AtomicInteger x = new AtomicInteger();
    AtomicInteger y = new AtomicInteger();
    int[] seen = new int[2];
    Run.both(
        () -> {
          x.set(1);
          seen[0] = y.get();
        },
        () -> {
          y.set(1);
          seen[1] = x.get();
        });
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = {"0", "7"})
  public static String publishesPlainData() throws Exception {
    AtomicInteger ready = new AtomicInteger();
    int[] data = new int[1];
    int[] seen = new int[1];
    Run.both(
        () -> {
          data[0] = 7;
          ready.set(1);
        },
        () -> {
          if (ready.get() == 1) {
            seen[0] = data[0];
          }
        });
    return "" + seen[0];
  }

  @Expect(outcomes = {"10 9", "9 -1"})
  public static String additionReturnsTheSum() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] sum = new int[2];
    Run.both(() -> sum[0] = x.addAndGet(10), () -> sum[1] = x.decrementAndGet());
    return sum[0] + " " + sum[1];
  }

  @Expect(failures = "race")
  public static String plainModeRaces() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Run.both(() -> x.setPlain(1), x::getPlain);
    return "";
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String opaqueModeDoesNot() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] seen = new int[1];
    Run.both(() -> x.setOpaque(1), () -> seen[0] = x.getOpaque());
    return "" + seen[0];
  }
}
