package dev.jacquard.conformance.varhandle;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Atomic updates, of fields and elements. */
public final class Updates {
  private static final VarHandle X = Handles.field(MethodHandles.lookup(), Cell.class, "x");
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle NAMES = MethodHandles.arrayElementVarHandle(String[].class);
  private static final VarHandle IN_BYTES =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());

  private Updates() {}

  private static final class Cell {
    int x;
  }

  private static String x(Cell cell) {
    return "" + (int) X.getVolatile(cell);
  }

  @Expect(
      outcomes = {"true false 1", "false true 2"},
      executions = 2)
  public static String compareAndSet() throws Exception {
    Cell cell = new Cell();
    boolean[] won = new boolean[2];
    Run.both(
        () -> won[0] = X.compareAndSet(cell, 0, 1), () -> won[1] = X.compareAndSet(cell, 0, 2));
    return won[0] + " " + won[1] + " " + x(cell);
  }

  @Expect(outcomes = {"0 1 1", "2 0 2"})
  public static String compareAndExchange() throws Exception {
    Cell cell = new Cell();
    int[] witness = new int[2];
    Run.both(
        () -> witness[0] = (int) X.compareAndExchangeRelease(cell, 0, 1),
        () -> witness[1] = (int) X.compareAndExchangeAcquire(cell, 0, 2));
    return witness[0] + " " + witness[1] + " " + x(cell);
  }

  @Expect(outcomes = {"0 5 7", "2 0 7"})
  public static String additions() throws Exception {
    Cell cell = new Cell();
    int[] before = new int[2];
    Run.both(
        () -> before[0] = (int) X.getAndAdd(cell, 5),
        () -> before[1] = (int) X.getAndAddAcquire(cell, 2));
    return before[0] + " " + before[1] + " " + x(cell);
  }

  @Expect(outcomes = {"0 1 2", "2 0 1"})
  public static String swaps() throws Exception {
    Cell cell = new Cell();
    int[] before = new int[2];
    Run.both(
        () -> before[0] = (int) X.getAndSet(cell, 1),
        () -> before[1] = (int) X.getAndSetRelease(cell, 2));
    return before[0] + " " + before[1] + " " + x(cell);
  }

  /** From 6: the mask comes before or after the lowest bit is set. */
  @Expect(outcomes = {"0", "1"})
  public static String bits() throws Exception {
    Cell cell = new Cell();
    X.setVolatile(cell, 6);
    Run.all(
        () -> X.getAndBitwiseOr(cell, 1),
        () -> X.getAndBitwiseAndAcquire(cell, 2),
        () -> X.getAndBitwiseXorRelease(cell, 2));
    return x(cell);
  }

  @Expect(outcomes = {"true 9", "false 9"})
  public static String weakCompareAndSet() throws Exception {
    Cell cell = new Cell();
    boolean[] won = new boolean[1];
    Run.both(() -> won[0] = X.weakCompareAndSetRelease(cell, 0, 1), () -> X.setVolatile(cell, 9));
    return won[0] + " " + x(cell);
  }

  @Expect(outcomes = "1 2", executions = 1)
  public static String elementsAreIndependent() throws Exception {
    long[] array = new long[2];
    Run.both(() -> ELEMENT.getAndAdd(array, 0, 1L), () -> ELEMENT.getAndAdd(array, 1, 2L));
    return array[0] + " " + array[1];
  }

  @Expect(outcomes = {"a b", "b a"})
  public static String referencesInAnArray() throws Exception {
    String[] names = new String[1];
    String[] found = new String[2];
    Run.both(
        () -> found[0] = (String) NAMES.getAndSet(names, 0, "a"),
        () -> found[1] = (String) NAMES.getAndSet(names, 0, "b"));
    return (found[0] == null ? "a" : "b") + " " + (String) NAMES.getVolatile(names, 0);
  }

  @Expect(uncontrolled = "which is no field or array", deep = false, reason = "has no model")
  public static String viewOfBytes() throws Exception {
    ByteBuffer bytes = ByteBuffer.allocateDirect(8);
    Run.both(() -> IN_BYTES.setVolatile(bytes, 0, 1), () -> IN_BYTES.getVolatile(bytes, 0));
    return "";
  }

  @Expect(failures = "exception")
  public static String indexOutOfBounds() throws Exception {
    long[] array = new long[2];
    Run.both(() -> ELEMENT.setVolatile(array, 2, 1L), () -> ELEMENT.getVolatile(array, 1));
    return "";
  }
}
