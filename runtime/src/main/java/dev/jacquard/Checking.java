package dev.jacquard;

import java.lang.StackWalker.StackFrame;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/**
 * How a body is checked: an immutable builder, which begins at {@link Jacquard#checking} and ends
 * with {@link #check}. Each method is the option of that name of the command {@code jacquard check}
 * and takes the same words; a system property such as {@code jacquard.steps} comes before it.
 */
public final class Checking {
  private final Map<String, String> options;

  Checking(Map<String, String> options) {
    this.options = options;
  }

  private Checking with(String option, Object value) {
    Map<String, String> more = new TreeMap<>(options);
    more.put(option, value.toString());
    return new Checking(more);
  }

  /** How long to explore, such as {@code 500ms}, {@code 60s} (which is usual) or {@code 2m}. */
  public Checking budget(String time) {
    return with("budget", time);
  }

  /** How many executions are explored at most. */
  public Checking executions(long most) {
    return with("executions", most);
  }

  /**
   * What to do about plain accesses: {@code report} (usual: a data race is a failure), {@code only}
   * (nothing else is), {@code explore} (they are steps) or {@code ignore}.
   */
  public Checking races(String what) {
    return with("races", what);
  }

  /** An execution with more steps than this is cut; 10,000 are usual. */
  public Checking steps(int most) {
    return with("steps", most);
  }

  /** The only execution to run: the string that a failure printed. */
  public Checking replay(String schedule) {
    return with("replay", schedule);
  }

  /** What threads run on: {@code auto} (usual), {@code continuation} or {@code thread}. */
  public Checking carrier(String name) {
    return with("carrier", name);
  }

  /**
   * Classes of {@code java.util.concurrent} with a model, or {@code all}: the JDK's own code runs
   * for them instead, in many small steps.
   */
  public Checking deep(String... classes) {
    return with("deep", String.join(",", classes));
  }

  /** The check passes if no failure was found, but not everything was explored. */
  public Checking allowIncomplete() {
    return with("allowIncomplete", true);
  }

  /** The check fails if its verdict rests on assumptions. */
  public Checking strict() {
    return with("strict", true);
  }

  /**
   * When the time limits of waits pass: at {@code any} moment; {@code long} ones (usual) only when
   * no thread can move otherwise; {@code last}: all of them only then.
   */
  public Checking timeLimits(String when) {
    return with("timeLimits", when);
  }

  /** How long a time limit is that counts as a long one; {@code 1s} is usual. */
  public Checking longLimit(String time) {
    return with("longLimit", time);
  }

  /**
   * How time passes where the program decides by a clock: {@code one} (usual) or {@code explore}.
   */
  public Checking time(String how) {
    return with("time", how);
  }

  /** Waits may return, and weak compare-and-set may fail, without a reason. */
  public Checking spurious() {
    return with("spurious", true);
  }

  /**
   * Which executions that differ in an exchange of equal threads are explored once: {@code val},
   * {@code rf}, {@code csym}, {@code declared}, {@code guessed} or {@code none}.
   */
  public Checking symmetry(String name) {
    return with("symmetry", name);
  }

  /**
   * How executions that differ only in the order of independent steps are avoided: {@code optimal}
   * (usual), {@code source}, {@code fg}, {@code sleep} or {@code exhaustive}.
   */
  public Checking reduction(String name) {
    return with("reduction", name);
  }

  /** Such as {@code preemptions=2}: only executions with at most so many preemptions. */
  public Checking bound(String bound) {
    return with("bound", bound);
  }

  /** So many random executions instead of a search; needs {@link #allowIncomplete}. */
  public Checking random(long executions) {
    return with("random", executions);
  }

  /**
   * Such as {@code 1000} or {@code 1000:3}: so many executions by random priorities instead of a
   * search; needs {@link #allowIncomplete}.
   */
  public Checking pct(String executions) {
    return with("pct", executions);
  }

  /** The seed of {@link #random} and {@link #pct}. */
  public Checking seed(long number) {
    return with("seed", number);
  }

  /** The search goes on after the first failure, and all that it finds are told. */
  public Checking continueOnFailure() {
    return with("continueOnFailure", true);
  }

  /** A failing execution is shown as it was found, not the one that is easiest to read. */
  public Checking noShrink() {
    return with("noShrink", true);
  }

  /** No other searches are tried beside one that will not end within its budget. */
  public Checking noPortfolio() {
    return with("noPortfolio", true);
  }

  /** Every execution is run, also those that follow from what threads did in others. */
  public Checking noLearning() {
    return with("noLearning", true);
  }

  /**
   * Runs a body in every interleaving of the threads that it starts, and returns if none fails.
   *
   * @throws FailedCheck with the report if one fails, or nothing can be said of all of them
   * @throws IllegalArgumentException with a sentence if an option makes no sense, or the body can't
   *     be taken to another JVM
   */
  public Checked check(Body body) {
    ClassLoader own = Checker.class.getClassLoader();
    if (own == null) { // the runtime of a worker is on the boot class path
      throw new IllegalStateException(
          "Jacquard.check is called in a program that Jacquard explores already: call what is"
              + " checked without it");
    }
    return ServiceLoader.load(Checker.class, own)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "Jacquard.check needs jacquard-check on the class path, which is not there"))
        .check(body, options, caller());
  }

  private static StackTraceElement caller() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .map(StackFrame::toStackTraceElement)
                    .filter(frame -> !isOurs(frame.getClassName()))
                    .findFirst())
        .orElseThrow();
  }

  private static boolean isOurs(String type) {
    return type.equals(Checking.class.getName()) || type.equals(Jacquard.class.getName());
  }
}
