package dev.jacquard.conformance.threadlocal;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

public final class ThreadLocalPrograms {
  private static final AtomicInteger NEXT = new AtomicInteger();
  private static final ThreadLocal<Integer> ID = ThreadLocal.withInitial(NEXT::getAndIncrement);

  private ThreadLocalPrograms() {}

  @Expect(outcomes = "1 2 main", executions = 1)
  public static String eachHasItsOwn() throws Exception {
    ThreadLocal<String> name = ThreadLocal.withInitial(() -> "none");
    String[] seen = new String[2];
    name.set("main");
    Run.both(
        () -> {
          name.set("1");
          seen[0] = name.get();
        },
        () -> {
          name.set("2");
          seen[1] = name.get();
        });
    return seen[0] + " " + seen[1] + " " + name.get();
  }

  @Expect(
      outcomes = {"0 1", "1 0"},
      executions = 2)
  public static String numberedByFirstUse() throws Exception {
    int[] id = new int[2];
    Run.both(() -> id[0] = ID.get(), () -> id[1] = ID.get());
    return id[0] + " " + id[1];
  }

  @Expect(outcomes = "parent null", executions = 1)
  public static String inheritance() throws Exception {
    InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();
    ThreadLocal<String> own = new ThreadLocal<>();
    inherited.set("parent");
    own.set("parent");
    String[] seen = new String[1];
    Run.all(() -> seen[0] = inherited.get() + " " + own.get());
    return seen[0];
  }

  @Expect(outcomes = "child parent", executions = 1)
  public static String childrenChangeTheirCopy() throws Exception {
    InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();
    inherited.set("parent");
    String[] seen = new String[1];
    Run.all(
        () -> {
          inherited.set("child");
          seen[0] = inherited.get();
        });
    return seen[0] + " " + inherited.get();
  }

  @Expect(outcomes = "initial", executions = 1)
  public static String removed() {
    ThreadLocal<String> name = ThreadLocal.withInitial(() -> "initial");
    name.set("other");
    name.remove();
    return name.get();
  }
}
