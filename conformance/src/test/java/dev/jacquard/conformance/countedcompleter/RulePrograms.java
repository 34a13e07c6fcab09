package dev.jacquard.conformance.countedcompleter;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.concurrent.CountedCompleter;

/** Pending counts, the way up to the root, and completions out of the ordinary. */
public final class RulePrograms {
  private RulePrograms() {}

  /** Tells what happens to it. */
  private static class Node extends CountedCompleter<String> {
    private static final long serialVersionUID = 1;
    private final transient StringBuffer told;
    private final String name;

    Node(CountedCompleter<?> parent, int pending, StringBuffer told, String name) {
      super(parent, pending);
      this.told = told;
      this.name = name;
    }

    @Override
    public void compute() {
      told.append(name + "c");
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      told.append(name + (caller == this ? "s" : "d"));
    }

    @Override
    public boolean onExceptionalCompletion(Throwable thrown, CountedCompleter<?> caller) {
      told.append(name + (caller == this ? "x" : "y"));
      return true;
    }

    @Override
    public String getRawResult() {
      return told.toString();
    }

    @Override
    protected void setRawResult(String result) {
      told.append('=').append(result);
    }
  }

  private static Node root(int pending) {
    return new Node(null, pending, new StringBuffer(), "r");
  }

  @Expect(outcomes = "0 3 5 true false 7 6 0 0 null true", executions = 1)
  public static String counts() {
    Node root = root(0);
    int zero = root.getPendingCount();
    root.setPendingCount(3);
    int three = root.getPendingCount();
    root.addToPendingCount(2);
    int five = root.getPendingCount();
    boolean changed = root.compareAndSetPendingCount(5, 7);
    boolean not = root.compareAndSetPendingCount(5, 8);
    int before = root.decrementPendingCountUnlessZero();
    int six = root.getPendingCount();
    root.setPendingCount(0);
    return Words.of(
        zero,
        three,
        five,
        changed,
        not,
        before,
        six,
        root.decrementPendingCountUnlessZero(),
        root.getPendingCount(),
        root.getCompleter(),
        root.getRoot() == root);
  }

  /** The last one to come completes the parent, too. */
  @Expect(outcomes = "false true bsrd true ,asrd true", executions = 1)
  public static String tryComplete() {
    Node root = root(1);
    Node one = new Node(root, 0, new StringBuffer(), "a");
    Node two = new Node(root, 0, root.told, "b");
    one.tryComplete();
    boolean early = root.isDone();
    two.tryComplete();
    Node other = root(0);
    Node child = new Node(other, 0, other.told, "a");
    child.tryComplete();
    return Words.of(early, root.isDone(), root.told, one.getRoot() == root)
        + " ,"
        + Words.of(other.told, other.isDone());
  }

  /** A completion with a result runs the action and goes to the parent, whatever is pending. */
  @Expect(outcomes = "=Xasr true 0 / =Yrs true", executions = 1)
  public static String complete() {
    Node root = root(1);
    Node child = new Node(root, 5, root.told, "a");
    child.complete("X");
    String told = root.told.append('r').toString();
    Node alone = root(9);
    alone.complete("Y");
    return Words.of(told, child.isDone(), root.getPendingCount())
        + " / "
        + Words.of(alone.told, alone.isDone());
  }

  @Expect(outcomes = "true 0 false / true false / true true", executions = 1)
  public static String propagation() {
    Node root = root(1);
    Node child = new Node(root, 0, root.told, "a");
    child.propagateCompletion();
    boolean silent = root.told.length() == 0;
    int pending = root.getPendingCount();
    boolean done = root.isDone();
    Node other = root(4);
    new Node(new Node(other, 2, other.told, "p"), 0, other.told, "a").quietlyCompleteRoot();
    Node last = root(0);
    Node below = new Node(last, 0, last.told, "a");
    return Words.of(silent, pending, done)
        + " / "
        + Words.of(other.isDone(), other.told.length() > 0)
        + " / "
        + Words.of(below.firstComplete() == below, below.nextComplete() == last);
  }

  /** An exception goes up to the root if nobody on the way says no. */
  @Expect(outcomes = "axry IllegalStateException IllegalStateException true", executions = 1)
  public static String exceptionsGoUp() {
    Node root = root(1);
    Node child = new Node(root, 0, root.told, "a");
    child.completeExceptionally(new IllegalStateException());
    return Words.of(
        root.told,
        Words.thrown(child::join),
        Words.thrown(root::join),
        root.isCompletedAbnormally());
  }

  @Expect(outcomes = "rc=nullrs", executions = 1)
  public static String invoke() {
    Node completing =
        new Node(null, 0, new StringBuffer(), "r") {
          private static final long serialVersionUID = 1;

          @Override
          public void compute() {
            super.compute();
            complete(null);
          }
        };
    return completing.invoke();
  }

  /** Two that come at the same time: one of them, and only one, completes the parent. */
  @Expect(outcomes = {"asbsrd true", "bsasrd true"})
  public static String twoChildren() throws Exception {
    Node root = root(1);
    Run.both(
        () -> new Node(root, 0, root.told, "a").tryComplete(),
        () -> new Node(root, 0, root.told, "b").tryComplete());
    return Words.of(root.told, root.isDone());
  }
}
