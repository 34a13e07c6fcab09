package dev.jacquard.conformance.unsynchronized;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.WeakHashMap;

/** Each collection that leaves synchronisation to its users: shared without it, and with it. */
public final class SharedCollections {
  private enum Key {
    ONE,
    TWO
  }

  private SharedCollections() {}

  private static <K> String put(Map<K, Integer> map, K first, K second) throws Exception {
    Run.both(() -> map.put(first, 1), () -> map.put(second, 2));
    return "";
  }

  private static String add(Collection<Integer> collection) throws Exception {
    Run.both(() -> collection.add(1), () -> collection.add(2));
    return "";
  }

  @Expect(failures = "race")
  public static String hashMap() throws Exception {
    return put(new HashMap<>(), 1, 2);
  }

  @Expect(failures = "race")
  public static String linkedHashMap() throws Exception {
    return put(new LinkedHashMap<>(), 1, 2);
  }

  @Expect(failures = "race")
  public static String treeMap() throws Exception {
    return put(new TreeMap<>(), 1, 2);
  }

  @Expect(failures = "race")
  public static String identityHashMap() throws Exception {
    return put(new IdentityHashMap<>(), "one", "two");
  }

  @Expect(failures = "race")
  public static String weakHashMap() throws Exception {
    return put(new WeakHashMap<>(), "one", "two");
  }

  @Expect(failures = "race")
  public static String enumMap() throws Exception {
    return put(new EnumMap<>(Key.class), Key.ONE, Key.TWO);
  }

  @Expect(failures = "race")
  public static String arrayList() throws Exception {
    return add(new ArrayList<>());
  }

  @Expect(failures = "race")
  public static String linkedList() throws Exception {
    return add(new LinkedList<>());
  }

  @Expect(failures = "race")
  public static String arrayDeque() throws Exception {
    return add(new ArrayDeque<>());
  }

  @Expect(failures = "race")
  public static String priorityQueue() throws Exception {
    return add(new PriorityQueue<>());
  }

  @Expect(failures = "race")
  public static String bitSet() throws Exception {
    BitSet bits = new BitSet();
    Run.both(() -> bits.set(1), () -> bits.set(2));
    return "";
  }

  private static void locked(Object lock, Runnable first, Runnable second) throws Exception {
    Run.both(
        () -> {
          synchronized (lock) {
            first.run();
          }
        },
        () -> {
          synchronized (lock) {
            second.run();
          }
        });
  }

  /** All of them in one program, so that no false alarm hides behind another. */
  @Expect(outcomes = "{1=1, 2=2} [1, 2]", executions = 2)
  public static String lockedCollections() throws Exception {
    Map<Integer, Integer> sorted = new TreeMap<>();
    Map<Key, Integer> keys = new EnumMap<>(Key.class);
    Collection<Integer> queue = new PriorityQueue<>();
    Collection<Integer> deque = new ArrayDeque<>();
    BitSet bits = new BitSet();
    locked(
        bits,
        () -> {
          sorted.put(1, 1);
          keys.put(Key.ONE, 1);
          queue.add(1);
          deque.add(1);
          bits.set(1);
        },
        () -> {
          sorted.put(2, 2);
          keys.put(Key.TWO, 2);
          queue.add(2);
          deque.add(2);
          bits.set(2);
        });
    return sorted + " " + new ArrayList<>(queue).stream().sorted().toList();
  }

  /** Threads that only read. */
  @Expect(outcomes = "2", executions = 1)
  public static String readersOfATreeMap() throws Exception {
    Map<Integer, Integer> sorted = new TreeMap<>(Map.of(1, 1, 2, 2));
    Run.both(() -> sorted.get(1), () -> sorted.containsKey(2));
    return "" + sorted.size();
  }

  /** Whoever only looks for a key reads the table, which it gets from a method. */
  @Expect(failures = "race")
  public static String weakHashMapThatIsRead() throws Exception {
    Map<Object, Integer> map = new WeakHashMap<>();
    Object key = new Object();
    Run.both(() -> map.put(key, 1), () -> map.get(key));
    return "";
  }

  @Expect(failures = "race")
  public static String weakHashMapThatIsAskedForAKey() throws Exception {
    Map<Object, Integer> map = new WeakHashMap<>();
    Object key = new Object();
    Run.both(() -> map.put(key, 1), () -> map.containsKey(key));
    return "";
  }
}
