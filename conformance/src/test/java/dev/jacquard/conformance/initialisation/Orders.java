package dev.jacquard.conformance.initialisation;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** When initialisers run, what their steps meet, and what they happen before. */
public final class Orders {
  private static volatile int shared;
  private static int plain;
  private static Object published;
  private static final AtomicInteger COUNT = new AtomicInteger();

  private Orders() {}

  private static final class Looking {
    static final int SEEN;

    static {
      shared = 1;
      SEEN = shared;
    }
  }

  @Expect(outcomes = {"1", "2"})
  public static String stepsOfInitialisersAreInterleaved() throws Exception {
    int[] seen = new int[1];
    Run.both(() -> seen[0] = Looking.SEEN, () -> shared = 2);
    return "" + seen[0];
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String notIfTheyWereInitialisedBefore() throws Exception {
    int first = Looking.SEEN;
    int[] seen = new int[2];
    Run.both(() -> seen[0] = Looking.SEEN, () -> seen[1] = Looking.SEEN);
    return seen[0] + " " + first;
  }

  /** The idiom for something that is made when it is first needed, once. */
  private static final class Holder {
    static final Map<String, List<Integer>> TABLE = new HashMap<>();
    static int[] array = {1, 2};
    static volatile int version = 3;
    static final Map<String, Integer> COUNTS = new ConcurrentHashMap<>();

    static {
      TABLE.put("a", new ArrayList<>(List.of(4)));
      array[1]++;
      version++;
      for (int i = 0; i < 20; i++) {
        COUNTS.put("c" + i, i);
      }
    }

    static int sum() {
      return TABLE.get("a").get(0) + array[1] + version + COUNTS.size();
    }
  }

  @Expect(outcomes = "31 31 31", executions = 1)
  public static String aHolder() throws Exception {
    int[] seen = new int[3];
    Run.all(
        () -> seen[0] = Holder.sum(), () -> seen[1] = Holder.sum(), () -> seen[2] = Holder.sum());
    return seen[0] + " " + seen[1] + " " + seen[2];
  }

  private static final class Counting {
    static final int NUMBER = COUNT.incrementAndGet();
    static int plainly = NUMBER;
  }

  /** What an initialiser wrote happens before what others read there. */
  @Expect(
      outcomes = {"1 1"},
      executions = 2)
  public static String oneThreadInitialisesAndOthersComeAfter() throws Exception {
    int[] seen = new int[2];
    Run.both(() -> seen[0] = Counting.plainly, () -> seen[1] = Counting.plainly);
    return seen[0] + " " + seen[1];
  }

  private static final class Reading {
    static final int SEEN = plain;
  }

  /** One thread reads what it has written itself, the other what it has not seen. */
  @Expect(failures = "race")
  public static String anInitialiserReadsWhatOnlyOneThreadKnows() throws Exception {
    Run.both(
        () -> {
          plain = 1;
          int seen = Reading.SEEN;
          plain += seen;
        },
        () -> COUNT.addAndGet(Reading.SEEN));
    return "";
  }

  @Expect(outcomes = "1 1", executions = 2)
  public static String bothThreadsKnowWhatItReads() throws Exception {
    plain = 1;
    int[] seen = new int[2];
    Run.both(() -> seen[0] = Reading.SEEN, () -> seen[1] = Reading.SEEN);
    return seen[0] + " " + seen[1];
  }

  private static final class Early {
    static int value = 4;

    static {
      published = new Early();
      value = 5;
    }

    int get() {
      return value;
    }
  }

  @Expect(failures = "race")
  public static String anInitialiserPublishesTooEarly() throws Exception {
    return early();
  }

  /** Whoever gets the object by a race waits where it needs the class. */
  @Expect(
      races = "explore",
      outcomes = {"0", "5"})
  public static String whoGetsItTooEarlyWaits() throws Exception {
    return early();
  }

  private static String early() throws Exception {
    int[] seen = new int[1];
    Run.both(
        () -> new Early(),
        () -> {
          if (published instanceof Early early) {
            seen[0] = early.get();
          }
        });
    return "" + seen[0];
  }

  private static final class Once {
    static int runs = COUNT.incrementAndGet();
  }

  @Expect(outcomes = "0 1 1 1", executions = 1)
  public static String waysToInitialise() throws Exception {
    Class<?> type = Class.forName(Orders.class.getName() + "$Once", false, loader());
    String seen = "" + COUNT.get();
    Class.forName(type.getName());
    seen += " " + COUNT.get();
    Class.forName(type.getName(), true, loader());
    seen += " " + COUNT.get();
    MethodHandles.lookup().ensureInitialized(type);
    return seen + " " + Once.runs;
  }

  @Expect(outcomes = "1", executions = 1)
  public static String byALookup() throws Exception {
    MethodHandles.lookup().ensureInitialized(Once.class);
    return "" + COUNT.get();
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String byReflection() throws Exception {
    Object runs = Once.class.getDeclaredField("runs").get(null);
    return runs + " " + COUNT.get();
  }

  private static ClassLoader loader() {
    return Orders.class.getClassLoader();
  }

  private static class Above {
    static String log = "above";
  }

  private static class Between extends Above {}

  private static final class Low extends Between {
    static String log = Above.log + " below";
    static final String CONSTANT = "constant";
  }

  /** A constant needs no class, and an inherited field only the one that declares it. */
  @Expect(outcomes = "constant above changed below", executions = 1)
  public static String theClassAboveComesFirst() {
    String seen = Low.CONSTANT + " " + Between.log;
    Above.log = "changed";
    return seen + " " + Low.log.replace("above", "?");
  }

  private enum Colour {
    RED,
    GREEN;

    private static final Map<String, Colour> BY_NAME = new HashMap<>();

    static {
      for (Colour colour : values()) {
        BY_NAME.put(colour.name(), colour);
      }
    }
  }

  @Expect(outcomes = "RED GREEN", executions = 1)
  public static String enums() throws Exception {
    Colour[] seen = new Colour[2];
    Run.both(
        () -> seen[0] = Colour.BY_NAME.get("RED"), () -> seen[1] = Colour.BY_NAME.get("GREEN"));
    return seen[0] + " " + seen[1];
  }

  private interface Constants {
    List<Integer> PRIMES = List.of(2, 3, 5);
    IntSupplier LAST = () -> PRIMES.get(2);
  }

  @Expect(outcomes = "5 5", executions = 1)
  public static String interfaces() throws Exception {
    int[] seen = new int[2];
    Run.both(() -> seen[0] = Constants.LAST.getAsInt(), () -> seen[1] = Constants.LAST.getAsInt());
    return seen[0] + " " + seen[1];
  }

  private static final class Lambdas {
    static final List<IntSupplier> ALL = new ArrayList<>();

    static {
      for (int i = 0; i < 3; i++) {
        int number = i;
        ALL.add(() -> number + ALL.size());
      }
    }
  }

  @Expect(outcomes = "5 3", executions = 1)
  public static String lambdasOfInitialisers() throws Exception {
    int[] seen = new int[2];
    Run.both(
        () -> seen[0] = Lambdas.ALL.get(2).getAsInt(),
        () -> seen[1] = Lambdas.ALL.get(0).getAsInt());
    return seen[0] + " " + seen[1];
  }

  private static final class Journal {
    private static final List<String> LINES = new ArrayList<>();

    static synchronized Journal of(String name) {
      LINES.add(name);
      return new Journal();
    }
  }

  private static final class Logging {
    static final Journal LOG = Journal.of("Logging");
    static final String NAME = "x";
  }

  private static final class LoggingToo {
    static final Journal LOG = Journal.of("LoggingToo");
  }

  @Expect(outcomes = {"[Logging, LoggingToo]", "[LoggingToo, Logging]"})
  public static String loggers() throws Exception {
    Run.both(() -> Logging.LOG.hashCode(), () -> LoggingToo.LOG.hashCode());
    return "" + Journal.LINES;
  }

  private static final class Mine {
    static final Thread MAKER = Thread.currentThread();
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String whoInitialisesIt() throws Exception {
    boolean[] seen = new boolean[2];
    Run.both(
        () -> seen[0] = Mine.MAKER == Thread.currentThread(),
        () -> seen[1] = Mine.MAKER == Thread.currentThread());
    return seen[0] + " " + seen[1];
  }

  private static final class Upper {
    static final int SEEN;
    static final int LATER;

    static {
      synchronized (Orders.class) {
        SEEN = shared;
        shared = 1;
      }
      LATER = shared;
    }

    static void touch() {}
  }

  private static final class Lower {
    static {
      Upper.touch();
      shared = Upper.SEEN + 1;
    }

    static void touch() {}
  }

  /** A thread may dawdle behind a lock of its own, and nobody else behind that one. */
  @Expect(outcomes = "0 1 1")
  public static String initialisedUnderALockAndBesideIt() throws Exception {
    Run.both(
        () -> {
          Upper.touch();
          synchronized (Orders.class) {
            Lower.touch();
          }
        },
        Upper::touch);
    return Upper.SEEN + " " + Upper.LATER + " " + shared;
  }
}
