package dev.jacquard.conformance.detours;

import static java.lang.invoke.MethodType.methodType;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Methods of the JDK that hooks stand in for, called by reflection and by method handles. */
public final class Methods {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private Methods() {}

  private static final class Cell {
    int value;
    volatile int flag;
  }

  private static void invoke(MethodHandle handle, Object receiver) {
    try {
      handle.invoke(receiver);
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  @Expect(outcomes = {"1", "2"})
  public static String startByReflection() throws Exception {
    Cell cell = new Cell();
    Thread other = new Thread(() -> cell.flag = cell.flag + 1);
    Thread.class.getMethod("start").invoke(other);
    cell.flag = cell.flag + 1;
    Thread.class.getMethod("join").invoke(other);
    return "" + cell.flag;
  }

  @Expect(outcomes = {"1", "2"})
  public static String startByHandle() throws Exception {
    Cell cell = new Cell();
    Thread other = new Thread(() -> cell.flag = cell.flag + 1);
    invoke(LOOKUP.findVirtual(Thread.class, "start", methodType(void.class)), other);
    cell.flag = cell.flag + 1;
    invoke(LOOKUP.unreflect(Thread.class.getMethod("join")), other);
    return "" + cell.flag;
  }

  /** A thread that does something of its own before it starts. */
  private static final class Marked extends Thread {
    private final Cell cell;

    Marked(Cell cell) {
      this.cell = cell;
    }

    @Override
    public void start() {
      cell.value = 10;
      super.start();
    }

    @Override
    public void run() {
      cell.value++;
    }
  }

  @Expect(outcomes = "11", executions = 1)
  public static String overriddenStartByHandle() throws Exception {
    Cell cell = new Cell();
    Thread other = new Marked(cell);
    invoke(LOOKUP.findVirtual(Thread.class, "start", methodType(void.class)), other);
    other.join();
    return "" + cell.value;
  }

  @Expect(outcomes = "11", executions = 1)
  public static String overriddenStartByReflection() throws Exception {
    Cell cell = new Cell();
    Thread other = new Marked(cell);
    Thread.class.getMethod("start").invoke(other);
    other.join();
    return "" + cell.value;
  }

  @Expect(outcomes = "1")
  public static String waitByReflection() throws Exception {
    Cell cell = new Cell();
    Method wait = Object.class.getMethod("wait");
    MethodHandle notify = LOOKUP.bind(cell, "notifyAll", methodType(void.class));
    Run.both(
        Run.unchecked(
            () -> {
              synchronized (cell) {
                while (cell.value == 0) {
                  wait.invoke(cell);
                }
              }
            }),
        Run.unchecked(
            () -> {
              synchronized (cell) {
                cell.value = 1;
                try {
                  notify.invoke();
                } catch (Throwable e) {
                  throw new AssertionError(e);
                }
              }
            }));
    return "" + cell.value;
  }

  @Expect(failures = "deadlock")
  public static String waitByReflectionForNothing() throws Exception {
    Cell cell = new Cell();
    Method wait = Object.class.getMethod("wait");
    Run.both(
        Run.unchecked(
            () -> {
              synchronized (cell) {
                wait.invoke(cell);
              }
            }),
        () -> {
          synchronized (cell) {
            cell.notifyAll();
          }
        });
    return "";
  }

  @Expect(failures = "race")
  public static String element() throws Exception {
    int[] array = new int[2];
    Run.both(() -> Array.setInt(array, 0, 7), () -> array[0]++);
    return "";
  }

  @Expect(failures = "race")
  public static String elementRead() throws Exception {
    Object[] array = new Object[2];
    Run.both(() -> Array.get(array, 0), () -> array[0] = "x");
    return "";
  }

  @Expect(failures = "race")
  public static String elementByReflection() throws Exception {
    int[] array = new int[2];
    Method get = Array.class.getMethod("get", Object.class, int.class);
    Run.both(Run.unchecked(() -> get.invoke(null, array, 0)), () -> array[0]++);
    return "";
  }

  @Expect(outcomes = "1 7", executions = 1)
  public static String otherElement() throws Exception {
    int[] array = new int[2];
    Run.both(() -> Array.setInt(array, 1, 7), () -> array[0]++);
    return Array.get(array, 0) + " " + Array.getInt(array, 1);
  }

  @Expect(
      outcomes = {"0", "7"},
      executions = 2,
      races = "explore")
  public static String elementsAsSteps() throws Exception {
    int[] array = new int[1];
    int[] seen = new int[1];
    Run.both(() -> Array.setInt(array, 0, 7), () -> seen[0] = Array.getInt(array, 0));
    return "" + seen[0];
  }

  /** JDK 17 finds a handle that takes no array. */
  @Expect(failures = "race", minJdk = 24)
  public static String clonedArrayByHandle() throws Exception {
    int[] array = new int[2];
    MethodHandle clone = LOOKUP.findVirtual(int[].class, "clone", methodType(Object.class));
    Run.both(() -> invoke(clone, array), () -> array[0]++);
    return "";
  }

  @Expect(failures = "race")
  public static String fieldByReflectedReflection() throws Exception {
    Cell cell = new Cell();
    Field field = Cell.class.getDeclaredField("value");
    Method set = Field.class.getMethod("set", Object.class, Object.class);
    Run.both(Run.unchecked(() -> set.invoke(field, cell, 1)), () -> cell.value++);
    return "";
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String volatileFieldByReflection() throws Exception {
    Cell cell = new Cell();
    Field field = Cell.class.getDeclaredField("flag");
    String[] seen = new String[1];
    Run.both(() -> cell.flag = 1, Run.unchecked(() -> seen[0] = "" + field.get(cell)));
    return seen[0];
  }
}
