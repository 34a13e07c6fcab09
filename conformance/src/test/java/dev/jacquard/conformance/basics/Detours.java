package dev.jacquard.conformance.basics;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Objects made and memory reached in other ways than by plain instructions. */
public final class Detours {
  private Detours() {}

  private static final class Cell implements Cloneable {
    int value;
    volatile int counter;

    @Override
    public Cell clone() {
      try {
        return (Cell) super.clone();
      } catch (CloneNotSupportedException impossible) {
        throw new AssertionError(impossible);
      }
    }

    void increment() {
      counter = counter + 1;
    }
  }

  private static void increment(AtomicInteger counter) {
    counter.set(counter.get() + 1);
  }

  @Expect(outcomes = {"1", "2"})
  public static String atomicMadeByConstructorReference() throws Exception {
    Supplier<AtomicInteger> supplier = AtomicInteger::new;
    AtomicInteger counter = supplier.get();
    Run.both(() -> increment(counter), () -> increment(counter));
    return counter.toString();
  }

  @Expect(failures = "race")
  public static String listMadeByConstructorReference() throws Exception {
    Supplier<List<Integer>> supplier = ArrayList::new;
    List<Integer> list = supplier.get();
    Run.both(() -> list.add(1), () -> list.add(2));
    return "";
  }

  @Expect(outcomes = {"1", "2"})
  public static String atomicMadeByReflection() throws Exception {
    AtomicInteger counter = AtomicInteger.class.getConstructor().newInstance();
    Run.both(() -> increment(counter), () -> increment(counter));
    return counter.toString();
  }

  @Expect(outcomes = {"1", "2"})
  public static String clonedObject() throws Exception {
    Cell cell = new Cell().clone();
    Run.both(cell::increment, cell::increment);
    return "" + cell.counter;
  }

  @Expect(failures = "race")
  public static String arrayCopy() throws Exception {
    int[] source = {1, 2};
    int[] target = new int[2];
    Run.both(() -> System.arraycopy(source, 0, target, 0, 2), () -> target[1] = 7);
    return "";
  }

  @Expect(
      outcomes = {"2", "7"},
      executions = 2,
      races = "explore")
  public static String arrayCopyByElement() throws Exception {
    int[] source = {1, 2};
    int[] target = new int[2];
    Run.both(() -> System.arraycopy(source, 0, target, 0, 2), () -> target[1] = 7);
    return "" + target[1];
  }

  /** The JDK looks at the elements at once, and others may write in between. */
  @Expect(uncontrolled = "the elements of a shared array inside the JDK", races = "explore")
  public static void textByElement() throws Exception {
    int[] cells = {0, 0};
    Run.both(
        () -> {
          cells[0] = 1;
          cells[1] = 1;
        },
        () -> Arrays.toString(cells).length());
  }

  @Expect(uncontrolled = "the elements of a shared array inside the JDK", races = "explore")
  public static void comparisonByElement() throws Exception {
    int[] cells = {1, 0};
    int[] others = {0, 0};
    Run.both(
        () -> {
          cells[0] = 0;
          cells[1] = 1;
        },
        () -> Arrays.equals(cells, others));
  }

  @Expect(
      outcomes = {"0, 0", "0, 1", "1, 0", "1, 1"},
      races = "explore")
  public static String fillingByElement() throws Exception {
    int[] cells = {0, 0};
    String[] seen = {""};
    Run.both(
        () -> Arrays.fill(cells, 1),
        () -> {
          int first = cells[0];
          seen[0] = first + ", " + cells[1];
        });
    return seen[0];
  }

  private static void set(Field field, Object owner, int value) {
    try {
      field.setInt(owner, value);
    } catch (IllegalAccessException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Expect(failures = "race")
  public static String plainFieldByReflection() throws Exception {
    Cell cell = new Cell();
    Field field = Cell.class.getDeclaredField("value");
    Run.both(() -> set(field, cell, 1), () -> cell.value = 2);
    return "";
  }

  @Expect(
      outcomes = {"1", "2"},
      executions = 2)
  public static String volatileFieldByReflection() throws Exception {
    Cell cell = new Cell();
    Field field = Cell.class.getDeclaredField("counter");
    Run.both(() -> set(field, cell, 1), () -> cell.counter = 2);
    return "" + cell.counter;
  }

  @Expect(failures = "race")
  public static String filledByTheJdk() throws Exception {
    int[] shared = new int[2];
    Run.both(() -> Arrays.fill(shared, 1), () -> shared[0] = 7);
    return "";
  }

  @Expect(failures = "race")
  public static String readByTheJdk() throws Exception {
    char[] shared = {'a', 'b'};
    Run.both(() -> new String(shared).length(), () -> shared[1] = 'c');
    return "";
  }

  @Expect(outcomes = "2", executions = 1)
  public static String readersOfAnArray() throws Exception {
    char[] shared = {'a', 'b'};
    Run.both(() -> new String(shared).length(), () -> Arrays.copyOf(shared, 1));
    return "" + shared.length;
  }

  @Expect(failures = "race")
  public static String anArrayAsAList() throws Exception {
    Integer[] shared = {1, 2};
    List<Integer> list = Arrays.asList(shared);
    Run.both(() -> list.get(0), () -> shared[0] = 3);
    return "";
  }
}
