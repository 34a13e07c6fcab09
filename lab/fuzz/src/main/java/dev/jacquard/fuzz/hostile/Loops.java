package dev.jacquard.fuzz.hostile;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** What threads remember from round to round of a loop, elsewhere than in variables. */
public final class Loops {
  private Loops() {}

  private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);

  private static final class Counter {
    int count;
    long sum;
    String text = "";
    Counter inner;
  }

  /** A thread that changes a number, and one that looks at it in rounds. */
  static String rounds(Looking looking) {
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          number.set(1);
          number.set(2);
        },
        () -> looking.look(number, seen));
    return seen.words;
  }

  interface Looking {
    void look(AtomicInteger number, Seen seen) throws Exception;
  }

  public static String builderInALoop() {
    return rounds(
        (number, seen) -> {
          StringBuilder text = new StringBuilder();
          for (int i = 0; i < 3; i++) {
            text.append(number.get());
          }
          seen.add(text);
        });
  }

  public static String builderInALoopWithoutVariables() {
    return rounds(
        (number, seen) -> {
          StringBuilder text = new StringBuilder();
          while (text.length() < 3) {
            text.append(number.get());
          }
          seen.add(text);
        });
  }

  public static String listInALoop() {
    return rounds(
        (number, seen) -> {
          List<Integer> list = new ArrayList<>();
          while (list.size() < 3) {
            list.add(number.get());
          }
          seen.add(list);
        });
  }

  public static String iteratorInALoop() {
    return rounds(
        (number, seen) -> {
          List<Integer> list = List.of(1, 2, 3);
          int sum = 0;
          for (int one : list) {
            sum += one * number.get();
          }
          seen.add(sum);
        });
  }

  public static String iteratorAndNothingElse() {
    return rounds(
        (number, seen) -> {
          Iterator<String> words = List.of("a", "b", "c").iterator();
          while (words.hasNext()) {
            String word = words.next();
            if (number.get() == 1) {
              seen.add(word);
            }
          }
        });
  }

  public static String arrayInALoop() {
    return rounds(
        (number, seen) -> {
          int[] found = new int[3];
          for (int i = 0; i < 3; i++) {
            found[i] = number.get();
          }
          seen.add(found[0] + " " + found[1] + " " + found[2]);
        });
  }

  public static String arrayAsACounter() {
    return rounds(
        (number, seen) -> {
          int[] count = {0};
          while (count[0] < 3) {
            count[0]++;
            if (number.get() == count[0]) {
              seen.add(count[0]);
            }
          }
        });
  }

  public static String arrayOfObjects() {
    return rounds(
        (number, seen) -> {
          Object[] last = new Object[1];
          for (int i = 0; i < 3; i++) {
            last[0] = number.get() == 1 ? last : null;
          }
          seen.add(last[0] == last);
        });
  }

  public static String fieldInALoop() {
    return rounds(
        (number, seen) -> {
          Counter counter = new Counter();
          while (counter.count < 3) {
            counter.count++;
            counter.sum = 3 * counter.sum + number.get();
          }
          seen.add(counter.sum);
        });
  }

  public static String fieldOfAnInnerObject() {
    return rounds(
        (number, seen) -> {
          Counter counter = new Counter();
          counter.inner = new Counter();
          for (int i = 0; i < 3; i++) {
            counter.inner.text = counter.inner.text + number.get();
          }
          seen.add(counter.inner.text);
        });
  }

  public static String newObjectInEachRound() {
    return rounds(
        (number, seen) -> {
          Counter last = null;
          for (int i = 0; i < 3; i++) {
            Counter next = new Counter();
            next.count = number.get();
            next.inner = last;
            last = next;
          }
          for (Counter next = last; next != null; next = next.inner) {
            seen.add(next.count);
          }
        });
  }

  public static String concatenation() {
    return rounds(
        (number, seen) -> {
          String text = "";
          while (text.length() < 3) {
            text += number.get();
          }
          seen.add(text);
        });
  }

  public static String boxedVariable() {
    return rounds(
        (number, seen) -> {
          Integer sum = 1000;
          for (Integer i = 126; i < 130; i++) {
            sum = sum * 2 + number.get();
          }
          seen.add(sum);
        });
  }

  public static String longsAndDoubles() {
    return rounds(
        (number, seen) -> {
          long sum = 0;
          double product = 1.5;
          float half = 0.5f;
          for (int i = 0; i < 3; i++) {
            sum = (sum << 33) + number.get();
            product = product * 2 + number.get();
            half = half / 2 + number.get();
          }
          seen.add(sum + " " + product + " " + half);
        });
  }

  public static String atomicOfOnesOwn() {
    return rounds(
        (number, seen) -> {
          AtomicInteger own = new AtomicInteger();
          while (own.incrementAndGet() < 4) {
            if (number.get() == 1) {
              seen.add(own.get());
            }
          }
        });
  }

  public static String localOfTheThread() {
    return rounds(
        (number, seen) -> {
          for (int i = 0; i < 3; i++) {
            LOCAL.set(3 * LOCAL.get() + number.get());
          }
          seen.add(LOCAL.get());
        });
  }

  public static String causesOfExceptions() {
    return rounds(
        (number, seen) -> {
          Exception thrown = null;
          for (int i = 0; i < 3; i++) {
            thrown = new Exception("" + number.get(), thrown);
          }
          for (Throwable one = thrown; one != null; one = one.getCause()) {
            seen.add(one.getMessage());
          }
        });
  }

  public static String exceptionsThatEndRounds() {
    return rounds(
        (number, seen) -> {
          int failed = 0;
          for (int i = 0; i < 3; i++) {
            try {
              if (number.get() == 1) {
                throw new IllegalStateException("one");
              }
            } catch (IllegalStateException e) {
              failed = 10 * failed + i;
            } finally {
              failed++;
            }
          }
          seen.add(failed);
        });
  }

  public static String recursion() {
    return rounds((number, seen) -> seen.add(recursive(number, 3)));
  }

  private static int recursive(AtomicInteger number, int depth) {
    int found = number.get();
    return depth == 0 ? 0 : found + 3 * recursive(number, depth - 1);
  }

  public static String loopWithinALoop() {
    return rounds(
        (number, seen) -> {
          int all = 0;
          for (int i = 0; i < 2; i++) {
            int sum = 0;
            for (int j = 0; j < 2; j++) {
              sum = 3 * sum + number.get();
            }
            all = 9 * all + sum;
          }
          seen.add(all);
        });
  }

  public static String loopBelowAVariable() {
    return rounds(
        (number, seen) -> {
          int before = number.get();
          waitFor(number, 2);
          seen.add(before);
          before = number.get();
          waitFor(number, 2);
          seen.add(before);
        });
  }

  private static void waitFor(AtomicInteger number, int value) {
    while (number.get() < value) {
      Thread.onSpinWait();
    }
  }

  public static String loopsWithLabels() {
    return rounds(
        (number, seen) -> {
          int tries = 0;
          outer:
          while (true) {
            for (int i = 0; i < 2; i++) {
              if (++tries > 4 || number.get() == 2) {
                break outer;
              }
              if (number.get() == 1) {
                continue outer;
              }
            }
          }
          seen.add(tries);
        });
  }

  public static String valueOnTheStack() {
    return rounds(
        (number, seen) ->
            seen.add(number.get() + "," + summed(number) + "," + (number.get() + summed(number))));
  }

  private static int summed(AtomicInteger number) {
    int sum = 0;
    for (int i = 0; i < 2; i++) {
      sum += number.get();
    }
    return sum;
  }
}
