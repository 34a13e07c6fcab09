package dev.jacquard.conformance.detours;

import static java.lang.invoke.MethodType.methodType;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.util.function.Supplier;

/** Memory reached by method handles. */
public final class Handles {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private Handles() {}

  private static final class Cell {
    static int total;
    static volatile int state;
    int value;
    volatile int flag;
    long sum;
    volatile long count;
  }

  private interface Call {
    Object call() throws Throwable;
  }

  private static Runnable run(Call call) {
    return () -> value(call);
  }

  private static Object value(Call call) {
    try {
      return call.call();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  private static String seen(Runnable other, Supplier<Object> read) throws InterruptedException {
    String[] seen = new String[1];
    Run.both(other, () -> seen[0] = "" + read.get());
    return seen[0];
  }

  @Expect(failures = "race")
  public static String getter() throws Exception {
    Cell cell = new Cell();
    MethodHandle getter = LOOKUP.findGetter(Cell.class, "value", int.class);
    Run.both(() -> cell.value = 1, run(() -> (int) getter.invokeExact(cell)));
    return "";
  }

  @Expect(failures = "race")
  public static String setter() throws Exception {
    Cell cell = new Cell();
    MethodHandle setter = LOOKUP.findSetter(Cell.class, "value", int.class);
    Run.both(run(() -> setter.invoke(cell, 1)), () -> cell.value++);
    return "";
  }

  @Expect(outcomes = "3", executions = 1)
  public static String readersByHandles() throws Exception {
    Cell cell = new Cell();
    MethodHandle getter = LOOKUP.findGetter(Cell.class, "value", int.class);
    value(() -> LOOKUP.findSetter(Cell.class, "value", int.class).invoke(cell, 3));
    Run.both(run(() -> (int) getter.invokeExact(cell)), run(() -> getter.invoke(cell)));
    return "" + cell.value;
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String getterOfVolatile() throws Exception {
    Cell cell = new Cell();
    MethodHandle getter = LOOKUP.findGetter(Cell.class, "flag", int.class);
    return seen(() -> cell.flag = 1, () -> value(() -> (int) getter.invokeExact(cell)));
  }

  @Expect(outcomes = {"-", "7"})
  public static String volatileHandlesOrder() throws Exception {
    Cell cell = new Cell();
    MethodHandle getter = LOOKUP.findGetter(Cell.class, "flag", int.class);
    MethodHandle setter = LOOKUP.findSetter(Cell.class, "flag", int.class);
    Call write =
        () -> {
          cell.value = 7;
          return setter.invoke(cell, 1);
        };
    return seen(run(write), () -> value(() -> (int) getter.invoke(cell) == 1 ? cell.value : "-"));
  }

  @Expect(failures = "race")
  public static String staticSetter() throws Exception {
    MethodHandle setter = LOOKUP.findStaticSetter(Cell.class, "total", int.class);
    Run.both(run(() -> setter.invoke(1)), () -> Cell.total++);
    return "";
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String staticVolatile() throws Exception {
    MethodHandle setter = LOOKUP.findStaticSetter(Cell.class, "state", int.class);
    return seen(run(() -> setter.invoke(1)), () -> Cell.state);
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String staticVarHandle() throws Exception {
    VarHandle handle = LOOKUP.findStaticVarHandle(Cell.class, "state", int.class);
    return seen(() -> handle.setVolatile(1), () -> Cell.state);
  }

  @Expect(failures = "race")
  public static String unreflected() throws Exception {
    Cell cell = new Cell();
    MethodHandle setter = LOOKUP.unreflectSetter(Cell.class.getDeclaredField("value"));
    Run.both(run(() -> setter.invoke(cell, 1)), () -> cell.value++);
    return "";
  }

  @Expect(failures = "race")
  public static String element() throws Exception {
    int[] array = new int[2];
    MethodHandle setter = MethodHandles.arrayElementSetter(int[].class);
    Run.both(run(() -> setter.invoke(array, 1, 7)), () -> array[1]++);
    return "";
  }

  @Expect(outcomes = "1 7", executions = 1)
  public static String otherElement() throws Exception {
    int[] array = new int[2];
    MethodHandle setter = MethodHandles.arrayElementSetter(int[].class);
    Run.both(run(() -> setter.invoke(array, 1, 7)), () -> array[0]++);
    return array[0] + " " + array[1];
  }

  @Expect(outcomes = {"true 1", "false 2"})
  public static String accessModeAsMethodHandle() throws Exception {
    Cell cell = new Cell();
    MethodHandle compareAndSet =
        LOOKUP
            .findVarHandle(Cell.class, "flag", int.class)
            .toMethodHandle(AccessMode.COMPARE_AND_SET);
    return seen(
            run(() -> (boolean) compareAndSet.invokeExact(cell, 0, 2)),
            () -> value(() -> (boolean) compareAndSet.invokeExact(cell, 0, 1)))
        + " "
        + cell.flag;
  }

  @Expect(failures = "race")
  public static String plainModeByInvoker() throws Exception {
    Cell cell = new Cell();
    VarHandle handle = LOOKUP.findVarHandle(Cell.class, "value", int.class);
    MethodHandle set =
        MethodHandles.varHandleInvoker(
            AccessMode.SET, methodType(void.class, Cell.class, int.class));
    Run.both(run(() -> set.invoke(handle, cell, 1)), () -> cell.value++);
    return "";
  }

  @Expect(failures = "race")
  public static String plainModeAsFoundMethod() throws Exception {
    Cell cell = new Cell();
    VarHandle handle = LOOKUP.findVarHandle(Cell.class, "value", int.class);
    MethodHandle set =
        LOOKUP.findVirtual(VarHandle.class, "set", methodType(void.class, Cell.class, int.class));
    Run.both(run(() -> set.invoke(handle, cell, 1)), () -> cell.value++);
    return "";
  }

  @Expect(outcomes = "true", executions = 3)
  public static String accessesThatThrow() throws Exception {
    Cell cell = new Cell();
    VarHandle handle = LOOKUP.findVarHandle(Cell.class, "flag", int.class);
    boolean[] thrown = new boolean[1];
    Run.both(
        () -> {
          try {
            handle.setVolatile(cell, (Object) "no number");
          } catch (ClassCastException expected) {
            thrown[0] = true;
          }
          synchronized (cell) { // a step after one that came to nothing
            cell.value++;
          }
        },
        () -> {
          synchronized (cell) {
            cell.value++;
          }
          cell.flag = 1;
        });
    return "" + thrown[0];
  }

  @Expect(failures = "exception")
  public static String accessThatKillsItsThread() throws Exception {
    Cell cell = new Cell();
    VarHandle handle = LOOKUP.findVarHandle(Cell.class, "flag", int.class);
    Run.both(() -> handle.setVolatile(cell, (Object) "no number"), () -> cell.flag = 1);
    return "";
  }

  /** The JDK makes the code of an access that converts something in the midst of that access. */
  @Expect(
      outcomes = {"0", "1"},
      races = "explore")
  public static String accessThatConvertsItsArgument() throws Exception {
    Cell cell = new Cell();
    VarHandle handle = LOOKUP.findVarHandle(Cell.class, "sum", long.class);
    return seen(() -> handle.set(cell, 1), () -> (Object) handle.get(cell));
  }

  @Expect(outcomes = "2", races = "explore")
  public static String updatesThatConvertTheirArguments() throws Exception {
    Cell cell = new Cell();
    VarHandle handle = LOOKUP.findVarHandle(Cell.class, "count", long.class);
    Runnable update = () -> handle.getAndAdd(cell, 1);
    Run.both(update, update);
    return "" + cell.count;
  }

  @Expect(failures = "race")
  public static String raceByAnAccessThatConvertsItsArgument() throws Exception {
    Cell cell = new Cell();
    VarHandle handle = LOOKUP.findVarHandle(Cell.class, "sum", long.class);
    Run.both(() -> handle.set(cell, 1), () -> handle.set(cell, 2));
    return "";
  }

  @Expect(failures = "race")
  public static String bytesAsANumber() throws Exception {
    byte[] bytes = new byte[8];
    VarHandle view =
        MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
    Run.both(() -> view.set(bytes, 0, 7), () -> bytes[3]++);
    return "";
  }

  @Expect(outcomes = "7 1", executions = 1)
  public static String otherBytes() throws Exception {
    byte[] bytes = new byte[8];
    VarHandle view =
        MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
    Run.both(() -> view.set(bytes, 0, 7), () -> bytes[4]++);
    return (int) view.get(bytes, 0) + " " + bytes[4];
  }

  @Expect(uncontrolled = "which is no field or array")
  public static String atomicBytes() throws Exception {
    java.nio.ByteBuffer bytes = java.nio.ByteBuffer.allocateDirect(8);
    VarHandle view =
        MethodHandles.byteBufferViewVarHandle(int[].class, java.nio.ByteOrder.nativeOrder());
    Run.both(() -> view.setVolatile(bytes, 0, 7), () -> view.getVolatile(bytes, 0));
    return "";
  }
}
