package dev.jacquard.conformance.initialisation;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** When interfaces are initialised: for their own sake, or with classes if they have defaults. */
public final class Interfaces {
  private static volatile int shared;
  private static int plain;
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final List<String> LOG = new ArrayList<>();

  private Interfaces() {}

  private static String note(String name) {
    LOG.add(name);
    return name;
  }

  private interface Looking {
    int SEEN = shared;
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String stepsOfInitialisersAreInterleaved() throws Exception {
    int[] seen = new int[1];
    Run.both(() -> shared = 1, () -> seen[0] = Looking.SEEN);
    return "" + seen[0];
  }

  private interface Racing {
    int SEEN = plain;
  }

  @Expect(failures = "race")
  public static String anInitialiserReadsByARace() throws Exception {
    Run.both(() -> plain = 1, () -> COUNT.addAndGet(Racing.SEEN));
    return "";
  }

  private interface Fields {
    int INT = COUNT.incrementAndGet();
    long LONG = 5L * INT;
    double DOUBLE = LONG / 2.0;
    float FLOAT = INT;
    boolean BOOLEAN = INT == 1;
    char CHAR = (char) ('A' + INT);
    byte BYTE = (byte) INT;
    short SHORT = (short) INT;
    String TEXT = "text" + INT;
    int[] ARRAY = {INT, 2};
    List<String> LIST = new ArrayList<>();
    int CONSTANT = 7;

    static int twice() {
      return 2 * INT;
    }
  }

  private static final class Inheriting implements Fields {
    int sum() {
      return INT + ARRAY[1];
    }
  }

  @Expect(outcomes = "7 0 1 5 2.5 1.0 true B 1 1 text1 2 [x] 2 3 1", executions = 1)
  public static String fields() {
    String seen = Fields.CONSTANT + " " + COUNT.get();
    Fields.LIST.add("x");
    seen += " " + Fields.INT + " " + Fields.LONG + " " + Fields.DOUBLE + " " + Fields.FLOAT;
    seen += " " + Fields.BOOLEAN + " " + Fields.CHAR + " " + Fields.BYTE + " " + Fields.SHORT;
    seen += " " + Fields.TEXT + " " + Fields.ARRAY[1] + " " + Fields.LIST + " " + Fields.twice();
    return seen + " " + new Inheriting().sum() + " " + COUNT.get();
  }

  @Expect(outcomes = "1 text1 7 1", executions = 1)
  public static String byReflection() throws Exception {
    Class<?> type = Fields.class;
    String seen = type.getField("INT").getInt(null) + " " + type.getField("TEXT").get(null);
    return seen + " " + type.getField("CONSTANT").get(null) + " " + COUNT.get();
  }

  @Expect(outcomes = "2 1", executions = 1)
  public static String byAStaticMethod() {
    return Fields.twice() + " " + COUNT.get();
  }

  private interface WithDefault {
    String NAME = note("WithDefault");

    default String name() {
      return NAME;
    }
  }

  private interface Without extends WithDefault {
    String OWN = note("Without");

    void nothing();
  }

  private interface Other {
    String NAME = note("Other");

    default int other() {
      return 1;
    }
  }

  private static class Base implements Other {
    static final String NAME_OF_BASE = note("Base");
  }

  private static final class Derived extends Base implements Without {
    static final String NAME_OF_DERIVED = note("Derived");

    @Override
    public void nothing() {}
  }

  /** Those with defaults come after the class above and before the class; others not at all. */
  @Expect(
      outcomes = "[Other, Base, WithDefault, Derived] [Other, Base, WithDefault, Derived, Without]",
      executions = 1)
  public static String theOrder() {
    new Derived().nothing();
    String seen = "" + LOG;
    Claim.that(Without.OWN.equals("Without"), "its name");
    return seen + " " + LOG;
  }

  @Expect(outcomes = "[Without]", executions = 1)
  public static String anInterfaceNeedsNoneAboveIt() {
    Claim.that(Without.OWN.equals("Without"), "its name");
    return "" + LOG;
  }

  private record Point(int x) implements WithDefault {}

  @Expect(outcomes = "[WithDefault] 1", executions = 1)
  public static String aClassWithoutStaticState() {
    int x = new Point(1).x();
    new Point(2);
    return LOG + " " + x;
  }

  private interface Function {
    String NAME = note("Function");

    void call();

    default void twice() {
      call();
      call();
    }
  }

  @Expect(outcomes = "[] [Function]", executions = 1)
  public static String lambdas() {
    String before = "" + LOG;
    Function function = COUNT::incrementAndGet;
    Claim.that(function != null, "made");
    return before + " " + LOG;
  }

  private interface Left {
    int SEEN = Right.SEEN + 1;
  }

  private interface Right {
    int SEEN = Left.SEEN + 1;
  }

  @Expect(
      failures = "deadlock",
      outcomes = {"2 1", "1 2"})
  public static String twoInitialiseEachOther() throws Exception {
    Run.both(
        () -> Claim.that(Left.SEEN > 0, "initialised"),
        () -> Claim.that(Right.SEEN > 0, "initialised"));
    return Left.SEEN + " " + Right.SEEN;
  }

  private interface Broken {
    int VALUE = fail();

    private static int fail() {
      throw new IllegalStateException("boom");
    }
  }

  private static String use() {
    try {
      return "" + Broken.VALUE;
    } catch (ExceptionInInitializerError first) {
      return "first " + first.getCause().getMessage();
    } catch (NoClassDefFoundError later) {
      return "later";
    }
  }

  @Expect(
      outcomes = {"first boom, later", "later, first boom"},
      executions = 2)
  public static String anInitialiserFails() throws Exception {
    String[] seen = new String[2];
    Run.both(() -> seen[0] = use(), () -> seen[1] = use());
    return seen[0] + ", " + seen[1];
  }

  private sealed interface Shape permits Circle, Square {
    Shape UNIT = new Circle(COUNT.incrementAndGet());

    int size();
  }

  private record Circle(int size) implements Shape {}

  private record Square(int size) implements Shape {}

  @Expect(outcomes = "1 0 1", executions = 1)
  public static String sealedInterfaces() {
    Shape square = new Square(1);
    return square.size() + " " + COUNT.get() + " " + Shape.UNIT.size();
  }
}
