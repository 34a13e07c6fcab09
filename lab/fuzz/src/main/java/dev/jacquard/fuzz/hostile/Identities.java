package dev.jacquard.fuzz.hostile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** What threads learn from which object it is, and from its hash code. */
public final class Identities {
  private Identities() {}

  private enum Colour {
    RED,
    GREEN
  }

  private record Point(int x, Object tag) {}

  public static String hashesOfOwnObjects() {
    Seen one = new Seen();
    Seen two = new Seen();
    AtomicInteger turn = new AtomicInteger();
    Threads.run(
        () -> one.add(turn.incrementAndGet() + ":" + (System.identityHashCode(new Object()) % 3)),
        () -> two.add(turn.incrementAndGet() + ":" + (new Object().hashCode() % 3)));
    return one.words + two;
  }

  public static String hashesInOrderOfAsking() {
    Object shared = new Object();
    Object other = new Object();
    Seen one = new Seen();
    Threads.run(() -> one.add(shared.hashCode() < 0), () -> other.hashCode());
    return one + "" + (shared.hashCode() < other.hashCode());
  }

  public static String orderInAHashMap() {
    Map<Object, String> map = new HashMap<>();
    Threads.run(
        () -> {
          synchronized (map) {
            map.put(new Object(), "a");
          }
        },
        () -> {
          synchronized (map) {
            map.put(new Object(), "b");
          }
        });
    return map.values().toString();
  }

  public static String orderInASetSeenByAThread() {
    Set<Object> set = new HashSet<>();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (set) {
            set.add(Colour.RED);
            set.add(Colour.GREEN);
          }
        },
        () -> {
          synchronized (set) {
            for (Object one : set) {
              seen.add(one);
            }
          }
        });
    return seen.words;
  }

  public static String orderInAConcurrentMap() {
    Map<Object, Integer> map = new ConcurrentHashMap<>();
    Seen seen = new Seen();
    Threads.run(() -> map.put(new Object(), 1), () -> seen.add(map.values()));
    return seen.words;
  }

  public static String textOfAnObject() {
    AtomicReference<Object> shared = new AtomicReference<>();
    Seen seen = new Seen();
    Threads.run(
        () -> shared.compareAndSet(null, new Object()),
        () -> {
          shared.compareAndSet(null, new Object());
          seen.add(shared.get().toString().length() > 3);
        });
    return seen.words;
  }

  public static String boxesOfTheCache() {
    AtomicReference<Integer> shared = new AtomicReference<>();
    Seen seen = new Seen();
    Threads.run(
        () -> shared.compareAndSet(null, 127),
        () -> {
          shared.compareAndSet(null, 1000);
          Integer box = shared.get();
          Integer small = 127;
          Integer large = 1000;
          seen.add((box == small) + " " + (box == large) + " " + box.equals(large));
        });
    return seen.words;
  }

  public static String boxesWithOneValue() {
    AtomicReference<Integer> shared = new AtomicReference<>();
    Integer first = Integer.valueOf(5000);
    Integer second = Integer.valueOf(5000);
    Seen seen = new Seen();
    Threads.run(
        () -> shared.set(first),
        () -> shared.set(second),
        () -> {
          Integer box = shared.get();
          seen.add(box == first ? "first" : box == second ? "second" : "none");
        });
    return seen.words;
  }

  public static String stringsWithOneValue() {
    AtomicReference<String> shared = new AtomicReference<>();
    String first = new String("word");
    String second = new String("word");
    Seen seen = new Seen();
    Threads.run(
        () -> shared.set(first),
        () -> shared.set(second),
        () -> {
          String word = shared.get();
          seen.add(
              (word == first ? "first" : word == second ? "second" : "none")
                  + (word != null && word.intern() == "word"));
        });
    return seen.words;
  }

  public static String boxesComparedAndSet() {
    Integer first = Integer.valueOf(7000);
    Integer second = Integer.valueOf(7000);
    AtomicReference<Integer> shared = new AtomicReference<>(first);
    Seen seen = new Seen();
    Threads.run(
        () -> seen.add(shared.compareAndSet(first, second)),
        () -> seen.add(shared.compareAndSet(second, first)));
    return seen.words + (shared.get() == first);
  }

  public static String strings() {
    AtomicReference<String> shared = new AtomicReference<>("");
    Seen seen = new Seen();
    Threads.run(
        () -> shared.updateAndGet(word -> word + "a"),
        () -> shared.updateAndGet(word -> word + "b"),
        () -> {
          switch (shared.get()) {
            case "ab" -> seen.add(1);
            case "ba" -> seen.add(2);
            default -> seen.add(shared.get().hashCode());
          }
        });
    return seen.words + shared.get();
  }

  public static String enums() {
    AtomicReference<Colour> shared = new AtomicReference<>(Colour.RED);
    Seen seen = new Seen();
    Threads.run(
        () -> shared.set(Colour.valueOf("GREEN")),
        () -> seen.add(shared.get() + " " + shared.get().ordinal() + shared.get().hashCode() % 2));
    return seen.words;
  }

  public static String records() {
    AtomicReference<Point> shared = new AtomicReference<>(new Point(1, "a"));
    Seen seen = new Seen();
    Threads.run(
        () -> shared.set(new Point(1, new String("a"))),
        () -> shared.set(new Point(2, Colour.RED)),
        () -> seen.add(shared.get().equals(new Point(1, "a")) + " " + shared.get().x()));
    return seen.words;
  }

  public static String recordsWithWhatWasSeen() {
    AtomicInteger number = new AtomicInteger();
    AtomicReference<Point> shared = new AtomicReference<>(new Point(-1, null));
    Seen seen = new Seen();
    Threads.run(
        () -> number.set(1),
        () -> shared.set(new Point(number.get(), "a")),
        () -> seen.add(shared.get().x()));
    return seen.words;
  }

  public static String lambdasWithWhatWasSeen() {
    AtomicInteger number = new AtomicInteger();
    AtomicReference<Supplier<String>> shared = new AtomicReference<>(() -> "none");
    Seen seen = new Seen();
    Threads.run(
        () -> number.set(1),
        () -> {
          int found = number.get();
          shared.set(() -> "found " + found);
        },
        () -> seen.add(shared.get().get()));
    return seen.words;
  }

  public static String lambdasThatAreOne() {
    AtomicReference<Supplier<String>> shared = new AtomicReference<>();
    Seen seen = new Seen();
    Threads.run(
        () -> shared.compareAndSet(null, constant()),
        () -> seen.add(shared.get() == constant()),
        () -> shared.set(() -> "other"));
    return seen.words;
  }

  private static Supplier<String> constant() {
    return () -> "constant";
  }

  public static String classesOfLambdas() {
    AtomicReference<Object> shared = new AtomicReference<>(constant());
    Seen seen = new Seen();
    Threads.run(
        () -> shared.set((Runnable) () -> {}),
        () ->
            seen.add(
                shared.get().getClass() == constant().getClass()
                    ? "one class"
                    : shared.get().getClass().getSimpleName().length() > 2));
    return seen.words;
  }

  public static String clonesOfArrays() {
    int[] numbers = new int[2];
    AtomicReference<int[]> copy = new AtomicReference<>(numbers);
    Threads.run(
        () -> {
          synchronized (numbers) {
            numbers[0]++;
          }
        },
        () -> {
          synchronized (numbers) {
            copy.set(numbers.clone());
          }
        });
    return (copy.get() == numbers) + Arrays.toString(copy.get());
  }

  public static String identityMaps() {
    Map<Object, Integer> map = new IdentityHashMap<>();
    String one = new String("key");
    String two = new String("key");
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (map) {
            map.put(one, 1);
          }
        },
        () -> {
          synchronized (map) {
            map.put(two, 2);
          }
        },
        () -> {
          synchronized (map) {
            seen.add(map.get(one) + " " + map.get(two) + " " + map.get("key"));
          }
        });
    return seen.words;
  }

  public static String hashOfAList() {
    List<Object> list = new ArrayList<>();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (list) {
            list.add(Colour.RED);
          }
        },
        () -> {
          synchronized (list) {
            list.add("word");
          }
        },
        () -> {
          synchronized (list) {
            seen.add(Objects.hash(list.size(), list.contains("word")));
          }
        });
    return seen.words;
  }

  public static String copiesByTheirMakers() {
    AtomicReference<Object> shared = new AtomicReference<>();
    Object[] made = new Object[1];
    Seen seen = new Seen();
    Threads.run(
        () -> {
          made[0] = new Object();
          shared.set(made[0]);
        },
        () -> {
          Object mine = new Object();
          Object before = shared.getAndSet(mine);
          seen.add(before == null ? "none" : "one");
          seen.add(shared.get() == mine);
        });
    return seen.words + (shared.get() == made[0]);
  }
}
