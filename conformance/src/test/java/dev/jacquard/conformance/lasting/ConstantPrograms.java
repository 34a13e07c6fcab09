package dev.jacquard.conformance.lasting;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What constants of interfaces and enums hold is made only once and lives on; each run finds it as
 * the initialiser left it.
 */
public final class ConstantPrograms {
  private ConstantPrograms() {}

  private interface Constants {
    List<String> LIST = new ArrayList<>(List.of("a"));
    List<String> GUARDED = Collections.synchronizedList(new ArrayList<>());
    Map<String, Integer> MAP = new HashMap<>(Map.of("x", 0));
    Map<String, List<String>> NESTED = new TreeMap<>(Map.of("x", new ArrayList<>()));
    ConcurrentHashMap<String, Integer> CONCURRENT = new ConcurrentHashMap<>(Map.of("x", 0));
    ConcurrentLinkedQueue<String> QUEUE = new ConcurrentLinkedQueue<>(List.of("a", "b"));
    AtomicInteger COUNT = new AtomicInteger(7);
    ReentrantLock LOCK = new ReentrantLock();
    StringBuilder TEXT = new StringBuilder("a");
  }

  private enum Colour {
    RED;

    private final Deque<String> shades = new ArrayDeque<>();
  }

  @Expect(outcomes = {"[b, c]", "[c, b]"})
  public static String aGuardedList() throws Exception {
    Run.both(() -> Constants.GUARDED.add("b"), () -> Constants.GUARDED.add("c"));
    return "" + Constants.GUARDED;
  }

  @Expect(outcomes = {"2"})
  public static String aMapWithEntriesUnderALock() throws Exception {
    Runnable body =
        () -> {
          Constants.LOCK.lock();
          try {
            Constants.MAP.merge("x", 1, Integer::sum);
            Constants.MAP.put("y", 1);
          } finally {
            Constants.LOCK.unlock();
          }
        };
    Run.both(body, body);
    return "" + Constants.MAP.get("x");
  }

  @Expect(outcomes = {"2"})
  public static String listsInAMap() throws Exception {
    Runnable body =
        () -> {
          synchronized (Constants.NESTED) {
            Constants.NESTED.get("x").add("a");
          }
        };
    Run.both(body, body);
    return "" + Constants.NESTED.get("x").size();
  }

  @Expect(outcomes = {"2 9"})
  public static String aConcurrentMapAndACounter() throws Exception {
    Runnable body =
        () -> {
          Constants.CONCURRENT.merge("x", 1, Integer::sum);
          Constants.COUNT.incrementAndGet();
        };
    Run.both(body, body);
    return Constants.CONCURRENT.get("x") + " " + Constants.COUNT;
  }

  @Expect(outcomes = {"[]"})
  public static String aQueueThatIsEmptied() throws Exception {
    Run.both(Constants.QUEUE::poll, Constants.QUEUE::poll);
    return "" + Constants.QUEUE;
  }

  @Expect(failures = "race")
  public static String aListThatNobodyGuards() throws Exception {
    Run.both(() -> Constants.LIST.add("b"), () -> Constants.LIST.add("c"));
    return "" + Constants.LIST.size();
  }

  @Expect(outcomes = {"3"})
  public static String textUnderAMonitor() throws Exception {
    Runnable body =
        () -> {
          synchronized (Constants.TEXT) {
            Constants.TEXT.append("b");
          }
        };
    Run.both(body, body);
    return "" + Constants.TEXT.length();
  }

  @Expect(outcomes = {"2"})
  public static String theFieldOfAnEnum() throws Exception {
    Runnable body =
        () -> {
          synchronized (Colour.RED) {
            Colour.RED.shades.add("a");
          }
        };
    Run.both(body, body);
    return "" + Colour.RED.shades.size();
  }
}
