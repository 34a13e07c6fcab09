package dev.jacquard.conformance.basics;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;

/** {@code java.util.concurrent.atomic}: each operation is one step. */
public final class Atomics {
  private Atomics() {}

  @Expect(outcomes = "4", executions = 6)
  public static String twoTimesTwoIncrements() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Runnable body =
        () -> {
          x.incrementAndGet();
          x.incrementAndGet();
        };
    Run.both(body, body);
    return "" + x.get();
  }

  @Expect(outcomes = "8", executions = 2520)
  public static String fourTimesTwoIncrements() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Runnable body =
        () -> {
          x.incrementAndGet();
          x.incrementAndGet();
        };
    Run.all(body, body, body, body);
    return "" + x.get();
  }

  @Expect(outcomes = "2", executions = 1)
  public static String independentObjects() throws Exception {
    AtomicInteger x = new AtomicInteger();
    AtomicInteger y = new AtomicInteger();
    AtomicInteger z = new AtomicInteger();
    Run.all(x::incrementAndGet, y::incrementAndGet, z::decrementAndGet);
    return "" + (x.get() + y.get());
  }

  @Expect(
      outcomes = {"1", "2"},
      executions = 4)
  public static String lostUpdateByGetAndSet() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Runnable body = () -> x.set(x.get() + 1);
    Run.both(body, body);
    return "" + x.get();
  }

  @Expect(outcomes = "2")
  public static String compareAndSetLoop() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Runnable body =
        () -> {
          int seen = x.get();
          while (!x.compareAndSet(seen, seen + 1)) {
            seen = x.get();
          }
        };
    Run.both(body, body);
    return "" + x.get();
  }

  @Expect(
      outcomes = {"a", "b"},
      executions = 2)
  public static String referencesAreComparedByIdentity() throws Exception {
    AtomicReference<String> x = new AtomicReference<>("old");
    Run.both(() -> x.compareAndSet("old", "a"), () -> x.compareAndSet("old", "b"));
    return x.get();
  }

  @Expect(
      outcomes = {"true false", "false true"},
      executions = 2)
  public static String onlyOneWins() throws Exception {
    AtomicBoolean taken = new AtomicBoolean();
    boolean[] won = new boolean[2];
    Run.both(
        () -> won[0] = taken.compareAndSet(false, true),
        () -> won[1] = taken.compareAndSet(false, true));
    return won[0] + " " + won[1];
  }

  @Expect(outcomes = "3", executions = 1)
  public static String elementsOfAnArrayAreIndependent() throws Exception {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    Run.both(() -> array.addAndGet(0, 1), () -> array.addAndGet(1, 2));
    return "" + (array.get(0) + array.get(1));
  }

  @Expect(outcomes = "7", executions = 3)
  public static String longs() throws Exception {
    AtomicLong x = new AtomicLong(1);
    Run.both(() -> x.addAndGet(2), () -> x.accumulateAndGet(4, Long::sum));
    return "" + x.get();
  }

  private static final class Node {
    volatile int value;
    static final AtomicIntegerFieldUpdater<Node> VALUE =
        AtomicIntegerFieldUpdater.newUpdater(Node.class, "value");
  }

  @Expect(
      outcomes = {"11", "10"},
      executions = 2)
  public static String fieldUpdaterAndFieldAreOneLocation() throws Exception {
    Node node = new Node();
    Run.both(() -> Node.VALUE.incrementAndGet(node), () -> node.value = 10);
    return "" + node.value;
  }

  @Expect(outcomes = {"a 1", "b 1"})
  public static String stamped() throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("old", 0);
    Run.both(() -> x.compareAndSet("old", "a", 0, 1), () -> x.compareAndSet("old", "b", 0, 1));
    return x.getReference() + " " + x.getStamp();
  }

  @Expect(outcomes = "true")
  public static String markable() throws Exception {
    AtomicMarkableReference<String> x = new AtomicMarkableReference<>("old", false);
    Run.both(() -> x.attemptMark("old", true), () -> x.attemptMark("old", true));
    return "" + x.isMarked();
  }
}
