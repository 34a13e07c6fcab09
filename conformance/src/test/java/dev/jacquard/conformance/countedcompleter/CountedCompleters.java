package dev.jacquard.conformance.countedcompleter;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.atomic.AtomicInteger;

/** Tasks that are complete when all tasks below them are. */
public final class CountedCompleters {
  private CountedCompleters() {}

  /** Waits for two leaves. */
  private static final class Root extends CountedCompleter<Void> {
    private final transient Runnable one;
    private final transient Runnable other;
    private final transient Runnable completion;

    Root(Runnable one, Runnable other, Runnable completion) {
      this.one = one;
      this.other = other;
      this.completion = completion;
    }

    @Override
    public void compute() {
      setPendingCount(2);
      new Leaf(this, one).fork();
      new Leaf(this, other).fork();
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      completion.run();
    }
  }

  private static final class Leaf extends CountedCompleter<Void> {
    private final transient Runnable body;

    Leaf(CountedCompleter<?> parent, Runnable body) {
      super(parent);
      this.body = body;
    }

    @Override
    public void compute() {
      body.run();
      tryComplete();
    }
  }

  @Expect(outcomes = {"129", "219"})
  public static String completionComesLast() {
    Digits digits = new Digits();
    new Root(() -> digits.add(1), () -> digits.add(2), () -> digits.add(9)).invoke();
    return digits.toString();
  }

  @Expect(outcomes = "1")
  public static String completionHappensOnce() {
    AtomicInteger times = new AtomicInteger();
    new Root(() -> {}, () -> {}, times::incrementAndGet).invoke();
    return "" + times.get();
  }

  @Expect(outcomes = "3")
  public static String completionSeesAllLeaves() {
    int[] plain = new int[3];
    new Root(() -> plain[0] = 1, () -> plain[1] = 2, () -> plain[2] = plain[0] + plain[1]).invoke();
    return "" + plain[2];
  }

  @Expect(failures = "race")
  public static String leavesAreNotOrdered() {
    int[] plain = new int[1];
    new Root(() -> plain[0]++, () -> plain[0]++, () -> {}).invoke();
    return "";
  }

  @Expect(outcomes = "boom")
  public static String exceptionOfALeaf() {
    try {
      new Root(
              () -> {
                throw new IllegalStateException("boom");
              },
              () -> {},
              () -> {})
          .invoke();
      return "none";
    } catch (IllegalStateException e) {
      return (e.getCause() == null ? e : e.getCause()).getMessage();
    }
  }
}
