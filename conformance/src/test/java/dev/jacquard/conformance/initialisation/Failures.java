package dev.jacquard.conformance.initialisation;

import dev.jacquard.Jacquard;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** Initialisers that throw: the first thread is told why, and all others that it was so. */
public final class Failures {
  private static boolean broken;

  private Failures() {}

  private static final class Broken {
    static int value;

    static {
      if (value == 0) {
        throw new IllegalStateException("boom");
      }
    }
  }

  private static String use() {
    try {
      Broken.value = 1;
      return "used";
    } catch (ExceptionInInitializerError first) {
      return "first " + first.getCause().getMessage();
    } catch (NoClassDefFoundError later) {
      String name = Broken.class.getName();
      return later.getMessage().equals("Could not initialize class " + name) ? "later" : "wrong";
    }
  }

  @Expect(outcomes = "first boom, later, later", executions = 1)
  public static String oneThread() {
    return use() + ", " + use() + ", " + use();
  }

  @Expect(
      outcomes = {"first boom, later", "later, first boom"},
      executions = 2)
  public static String twoThreads() throws Exception {
    String[] seen = new String[2];
    Run.both(() -> seen[0] = use(), () -> seen[1] = use());
    return seen[0] + ", " + seen[1];
  }

  @Expect(failures = "exception")
  public static String nobodyCatchesIt() {
    return "" + Broken.value;
  }

  private static final class Sometimes {
    static int value = 7;

    static {
      if (broken) {
        throw new IllegalStateException("boom");
      }
    }
  }

  /** What failed in one execution is tried again in the next. */
  @Expect(
      outcomes = {"7", "boom"},
      executions = 2)
  public static String itFailsInSomeExecutions() {
    broken = Jacquard.choose(2) == 1;
    try {
      return "" + Sometimes.value;
    } catch (ExceptionInInitializerError failed) {
      return failed.getCause().getMessage();
    }
  }

  private static final class Erroneous {
    static int value = fail();

    static int fail() {
      throw new AssertionError("an error is not wrapped");
    }
  }

  @Expect(outcomes = "an error is not wrapped", executions = 1)
  public static String errors() {
    try {
      return "" + Erroneous.value;
    } catch (AssertionError error) {
      return error.getMessage();
    }
  }

  private static class BrokenBase {
    static int value;

    static {
      if (value == 0) {
        throw new IllegalStateException("boom");
      }
    }
  }

  private static final class Below extends BrokenBase {
    static int other = 2;
  }

  /** A class is not initialised if one above it is not. */
  @Expect(outcomes = "boom, Below, BrokenBase", executions = 1)
  public static String theClassAboveFails() {
    String first = "";
    try {
      first += Below.other;
    } catch (ExceptionInInitializerError failed) {
      first = failed.getCause().getMessage();
    }
    try {
      first += Below.other;
    } catch (NoClassDefFoundError failed) {
      first += ", " + failed.getMessage().replaceAll(".*\\$", "");
    }
    try {
      first += BrokenBase.value;
    } catch (NoClassDefFoundError failed) {
      first += ", " + failed.getMessage().replaceAll(".*\\$", "");
    }
    return first;
  }

  private static final class Loaded {
    static int uses = 1;

    static {
      if (uses == 1) {
        throw new IllegalStateException("boom");
      }
    }
  }

  @Expect(outcomes = "first later", executions = 1)
  public static String byName() throws Exception {
    String name = Failures.class.getName() + "$Loaded";
    return load(name) + " " + load(name);
  }

  private static String load(String name) throws ClassNotFoundException {
    try {
      return Class.forName(name).getSimpleName();
    } catch (ExceptionInInitializerError first) {
      return "first";
    } catch (NoClassDefFoundError later) {
      return "later";
    }
  }
}
