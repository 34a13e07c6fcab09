package dev.jacquard.conformance.determinism;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Identity hashes are the same in every run, and never change during one. */
public final class HashPrograms {
  private HashPrograms() {}

  private enum Colour {
    RED,
    GREEN;

    private int uses;
  }

  private static void mark(AtomicIntegerArray slots, Object object) {
    slots.incrementAndGet(System.identityHashCode(object) & 7);
  }

  private static String sum(AtomicIntegerArray slots) {
    int sum = 0;
    for (int i = 0; i < slots.length(); i++) {
      sum += slots.get(i);
    }
    return "" + sum;
  }

  @Expect(outcomes = {"3"})
  public static String threads() throws Exception {
    AtomicIntegerArray slots = new AtomicIntegerArray(8);
    mark(slots, Thread.currentThread());
    Run.both(
        () -> mark(slots, Thread.currentThread()),
        () -> slots.incrementAndGet(Thread.currentThread().hashCode() & 7));
    return sum(slots);
  }

  @Expect(outcomes = {"2"})
  public static String textAndNumbers() throws Exception {
    AtomicIntegerArray slots = new AtomicIntegerArray(8);
    Run.both(() -> mark(slots, "x".repeat(5)), () -> mark(slots, Integer.valueOf(3000)));
    return sum(slots);
  }

  @Expect(outcomes = {"5"})
  public static String orderOfAMapByIdentity() throws Exception {
    AtomicIntegerArray slots = new AtomicIntegerArray(8);
    Run.both(
        () -> {
          Map<Object, Integer> map = new IdentityHashMap<>();
          for (int i = 0; i < 4; i++) {
            map.put("x".repeat(i + 2), i);
          }
          map.values().forEach(slots::incrementAndGet);
        },
        () -> slots.incrementAndGet(1));
    return sum(slots);
  }

  @Expect(outcomes = {"1 2 3"})
  public static String constantsAndClassesAreFoundAgain() throws Exception {
    Map<Object, Integer> map = new HashMap<>();
    map.put(Colour.RED, 1);
    map.put(Colour.GREEN, 2);
    map.put(HashPrograms.class, 3);
    Colour.RED.uses++;
    AtomicInteger uses = new AtomicInteger();
    Run.both(() -> use(HashPrograms.class, uses), () -> use(Colour.GREEN, uses));
    return map.get(Colour.RED) + " " + map.get(Colour.GREEN) + " " + map.get(HashPrograms.class);
  }

  private static void use(Object lock, AtomicInteger uses) {
    synchronized (lock) {
      uses.incrementAndGet();
    }
  }

  /** What decides by chance decides now one way and now the other. */
  @Expect(outcomes = "true true", executions = 1)
  public static String randomNumbersDiffer() {
    Set<Integer> drawn = new HashSet<>();
    Set<Integer> first = new HashSet<>();
    for (int i = 0; i < 64; i++) {
      drawn.add((int) (Math.random() * 8));
      first.add(new Random().nextInt(8));
    }
    return (drawn.size() > 4) + " " + (first.size() > 4);
  }
}
