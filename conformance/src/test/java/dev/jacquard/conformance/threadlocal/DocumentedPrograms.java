package dev.jacquard.conformance.threadlocal;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.Run;

/** What the documentation says of initial and inherited values. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  /** The initial value is made when it is first needed, and again after a removal. */
  @Expect(
      outcomes = "null 1 1 x 2 done null NullPointerException IllegalStateException",
      executions = 1)
  public static String initialValues() {
    int[] made = new int[1];
    ThreadLocal<String> counted =
        new ThreadLocal<>() {
          @Override
          protected String initialValue() {
            return "" + ++made[0];
          }
        };
    ThreadLocal<String> bare = new ThreadLocal<>();
    ThreadLocal<String> failing =
        ThreadLocal.withInitial(
            () -> {
              throw new IllegalStateException();
            });
    return new Notes()
        .note(() -> bare.get())
        .note(() -> counted.get())
        .note(() -> counted.get())
        .note(
            () -> {
              counted.set("x");
              return counted.get();
            })
        .note(
            () -> {
              counted.remove();
              return counted.get();
            })
        .note(() -> bare.remove())
        .note(
            () -> {
              bare.set(null);
              return bare.get();
            })
        .note(() -> ThreadLocal.withInitial(null))
        .note(() -> failing.get())
        .toString();
  }

  /** A value that was set before the first look makes the initial one unnecessary. */
  @Expect(outcomes = "x 0", executions = 1)
  public static String noInitialValueNeeded() {
    int[] made = new int[1];
    ThreadLocal<String> local = ThreadLocal.withInitial(() -> "" + ++made[0]);
    local.set("x");
    return local.get() + " " + made[0];
  }

  /** What a child gets is made of the parent's value when the child is made, not when it starts. */
  @Expect(outcomes = "early! late null", executions = 1)
  public static String inheritedValues() throws Exception {
    InheritableThreadLocal<String> local =
        new InheritableThreadLocal<>() {
          @Override
          protected String childValue(String parent) {
            return parent + "!";
          }
        };
    String[] seen = new String[2];
    local.set("early");
    Thread child = new Thread(() -> seen[0] = local.get());
    Thread without = new Thread(null, () -> seen[1] = local.get(), "without", 0, false);
    local.set("late");
    child.start();
    child.join();
    without.start();
    without.join();
    return seen[0] + " " + local.get() + " " + seen[1];
  }

  /** Each thread makes its own initial value. */
  @Expect(outcomes = "1 1", executions = 1)
  public static String initialValueOfEachThread() throws Exception {
    ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> new int[1]);
    int[] seen = new int[2];
    Run.both(() -> seen[0] = ++local.get()[0], () -> seen[1] = ++local.get()[0]);
    return seen[0] + " " + seen[1];
  }
}
