package dev.jacquard.conformance.initialisation;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Enums are initialised as classes are, and their constants are the same objects for all. */
public final class Enums {
  private static volatile int shared;
  private static int plain;
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final List<Object> REGISTRY = new ArrayList<>();

  private Enums() {}

  private enum Looking {
    ONE;

    private final int seen;

    Looking() {
      shared = 1;
      seen = shared;
    }
  }

  @Expect(outcomes = {"1", "2"})
  public static String stepsOfConstructorsAreInterleaved() throws Exception {
    int[] seen = new int[1];
    Run.both(() -> seen[0] = Looking.ONE.seen, () -> shared = 2);
    return "" + seen[0];
  }

  private enum Counting {
    ONE,
    TWO;

    Counting() {
      COUNT.incrementAndGet();
    }
  }

  @Expect(outcomes = "2")
  public static String constructorsRunOnce() throws Exception {
    Run.both(() -> Counting.ONE.name(), () -> Counting.TWO.name());
    return "" + COUNT.get();
  }

  private enum Registered {
    ONE,
    TWO;

    Registered() {
      REGISTRY.add(this);
    }
  }

  @Expect(outcomes = "[ONE, TWO] true", executions = 1)
  public static String constantsRegisterThemselves() {
    Registered first = Registered.ONE;
    return REGISTRY + " " + (REGISTRY.get(0) == first);
  }

  private enum Configured {
    ONE;

    private final int value = shared;
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String aConstructorReadsWhatAThreadChanges() throws Exception {
    int[] seen = new int[1];
    Run.both(() -> shared = 1, () -> seen[0] = Configured.ONE.value);
    return "" + seen[0];
  }

  private enum Racing {
    ONE;

    private final int value = plain;
  }

  @Expect(failures = "race")
  public static String aConstructorReadsByARace() throws Exception {
    Run.both(() -> plain = 1, () -> COUNT.addAndGet(Racing.ONE.value));
    return "";
  }

  private static final class Work implements Runnable {
    private volatile int done;

    @Override
    public void run() {
      done = 1;
    }
  }

  private enum Starting {
    ONE;

    private final Work work = new Work();

    Starting() {
      new Thread(work).start();
    }
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String aConstructorStartsAThread() {
    return "" + Starting.ONE.work.done;
  }

  private enum Waiting {
    ONE;

    Waiting() {
      Thread thread = new Thread(() -> shared = 1);
      thread.start();
      Run.unchecked(thread::join).run();
    }
  }

  /** The body of the lambda is a static method of the enum, whose initialisation waits for it. */
  @Expect(failures = "deadlock")
  public static String aConstructorWaitsForALambda() {
    return "" + Waiting.ONE.name();
  }

  private enum Left {
    ONE;

    private static int seen;

    static {
      seen = Right.seen + 1;
    }
  }

  private enum Right {
    ONE;

    private static int seen;

    static {
      seen = Left.seen + 1;
    }
  }

  @Expect(
      failures = "deadlock",
      outcomes = {"2 1", "1 2"})
  public static String twoInitialiseEachOther() throws Exception {
    Run.both(
        () -> Claim.that(Left.seen > 0, "initialised"),
        () -> Claim.that(Right.seen > 0, "initialised"));
    return Left.seen + " " + Right.seen;
  }

  private enum Broken {
    ONE;

    Broken() {
      if (COUNT.get() == 0) {
        throw new IllegalStateException("boom");
      }
    }
  }

  private static String use() {
    try {
      return Broken.ONE.name();
    } catch (ExceptionInInitializerError first) {
      return "first";
    } catch (NoClassDefFoundError later) {
      return "later";
    }
  }

  @Expect(
      outcomes = {"first later", "later first"},
      executions = 2)
  public static String aConstructorFails() throws Exception {
    String[] seen = new String[2];
    Run.both(() -> seen[0] = use(), () -> seen[1] = use());
    return seen[0] + " " + seen[1];
  }

  private enum Operation {
    PLUS("+") {
      private final int offset = COUNT.get();

      @Override
      int apply(int a, int b) {
        return a + b + offset;
      }
    },
    MINUS(COUNT.get() == 0 ? "-" : "?", 5L, 2.0) {
      @Override
      int apply(int a, int b) {
        return a - b;
      }
    };

    private final String sign;
    private final long weight;
    private final double factor;
    private int uses;

    Operation(String sign) {
      this(sign, 1L, 1.0);
    }

    Operation(String sign, long weight, double factor) {
      this.sign = sign;
      this.weight = weight;
      this.factor = factor;
    }

    abstract int apply(int a, int b);
  }

  @Expect(outcomes = "PLUS + 1 1.0 7, MINUS - 5 2.0 -1, 3", executions = 1)
  public static String constantsWithBodies() {
    Operation.PLUS.uses += 2;
    Operation.MINUS.uses++;
    StringBuilder text = new StringBuilder();
    for (Operation one : Operation.values()) {
      text.append(one).append(' ').append(one.sign).append(' ').append(one.weight);
      text.append(' ').append(one.factor).append(' ').append(one.apply(3, 4)).append(", ");
    }
    return text.toString() + (Operation.PLUS.uses + Operation.MINUS.uses);
  }

  private enum Colour {
    RED,
    GREEN,
    BLUE;

    private static int changed;
  }

  @Expect(outcomes = "2 1", executions = 1)
  public static String switches() throws Exception {
    int[] seen = new int[2];
    Run.both(() -> seen[0] = number(Colour.GREEN), () -> seen[1] = number(Colour.RED));
    return seen[0] + " " + seen[1];
  }

  private static int number(Colour colour) {
    return switch (colour) {
      case RED -> 1;
      case GREEN -> 2;
      case BLUE -> 3;
    };
  }

  @Expect(outcomes = "{RED=1, BLUE=3} [GREEN, BLUE] 3 GREEN true 1", executions = 1)
  public static String whatTheJdkKeeps() {
    Map<Colour, Integer> map = new EnumMap<>(Colour.class);
    map.put(Colour.BLUE, 3);
    map.put(Colour.RED, 1);
    Map<Colour, Integer> hashed = new HashMap<>(map);
    return map
        + " "
        + EnumSet.complementOf(EnumSet.of(Colour.RED))
        + " "
        + EnumSet.allOf(Colour.class).size()
        + " "
        + Enum.valueOf(Colour.class, "GREEN")
        + " "
        + (Colour.class.getEnumConstants()[2] == Colour.BLUE)
        + " "
        + hashed.get(Colour.RED);
  }

  @Expect(outcomes = "0", executions = 1)
  public static String arraysAndClassesNeedNoInitialisation() {
    Counting[] array = new Counting[2];
    Class<?> type = Counting.class;
    Claim.that(array.length == 2 && type.isEnum(), "made");
    return "" + COUNT.get();
  }

  @Expect(outcomes = "2", executions = 1)
  public static String byName() {
    Claim.that(Enum.valueOf(Counting.class, "TWO").ordinal() == 1, "found");
    return "" + COUNT.get();
  }

  @Expect(outcomes = "2", executions = 1)
  public static String byASet() {
    Claim.that(EnumSet.noneOf(Counting.class).isEmpty(), "empty");
    return "" + COUNT.get();
  }

  @Expect(outcomes = "2", executions = 1)
  public static String byAMap() {
    Claim.that(new EnumMap<Counting, String>(Counting.class).isEmpty(), "empty");
    return "" + COUNT.get();
  }

  @Expect(outcomes = "2", executions = 1)
  public static String byAllConstants() {
    Claim.that(Counting.class.getEnumConstants().length == 2, "all");
    return "" + COUNT.get();
  }

  @Retention(RetentionPolicy.RUNTIME)
  private @interface Painted {
    Colour value();

    Counting[] counts() default Counting.TWO;
  }

  @Painted(Colour.GREEN)
  private static final class Wall {}

  @Expect(outcomes = "true 2 TWO", executions = 1)
  public static String annotations() {
    Painted painted = Wall.class.getAnnotation(Painted.class);
    Counting[] counts = painted.counts();
    return (painted.value() == Colour.GREEN) + " " + COUNT.get() + " " + counts[0];
  }

  private enum Single {
    INSTANCE;

    private final List<Integer> given = new ArrayList<>();
    private int last;

    synchronized int next() {
      given.add(++last);
      return last;
    }
  }

  @Expect(outcomes = {"1 2 [1, 2] 1", "2 1 [1, 2] 1"})
  public static String aSingleton() throws Exception {
    int[] seen = new int[2];
    Run.both(() -> seen[0] = Single.INSTANCE.next(), () -> seen[1] = Single.INSTANCE.next());
    Colour.changed++;
    return seen[0] + " " + seen[1] + " " + Single.INSTANCE.given + " " + Colour.changed;
  }

  private enum Mine {
    ONE;

    private final Thread maker = Thread.currentThread();
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String whoInitialisesIt() throws Exception {
    boolean[] seen = new boolean[2];
    Run.both(
        () -> seen[0] = Mine.ONE.maker == Thread.currentThread(),
        () -> seen[1] = Mine.ONE.maker == Thread.currentThread());
    return seen[0] + " " + seen[1];
  }

  private enum Locking {
    ONE;

    private final int value;

    Locking() {
      synchronized (Enums.class) {
        value = 1;
      }
    }
  }

  @Expect(failures = "deadlock", outcomes = "1")
  public static String aConstructorTakesALock() throws Exception {
    Run.both(
        () -> {
          synchronized (Enums.class) {
            Claim.that(Locking.ONE.value == 1, "initialised");
          }
        },
        () -> Claim.that(Locking.ONE.value == 1, "initialised"));
    return "" + Locking.ONE.value;
  }
}
