package dev.jacquard.conformance.varhandle;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** What the access modes order. */
public final class AccessModes {
  private static final VarHandle FLAG = Handles.field(MethodHandles.lookup(), Cell.class, "flag");

  private AccessModes() {}

  private static final class Cell {
    int data;
    int flag;
  }

  private interface Write {
    void to(Cell cell);
  }

  private interface Read {
    int from(Cell cell);
  }

  /** One writes data and then the flag, the other reads the data if it sees the flag. */
  private static String pass(Write write, Read read) throws InterruptedException {
    Cell cell = new Cell();
    String[] seen = {"-"};
    Run.both(
        () -> {
          cell.data = 7;
          write.to(cell);
        },
        () -> {
          if (read.from(cell) == 1) {
            seen[0] = "" + cell.data;
          }
        });
    return seen[0];
  }

  @Expect(outcomes = {"-", "7"})
  public static String volatileOrders() throws Exception {
    return pass(cell -> FLAG.setVolatile(cell, 1), cell -> (int) FLAG.getVolatile(cell));
  }

  @Expect(outcomes = {"-", "7"})
  public static String releaseAndAcquireOrder() throws Exception {
    return pass(cell -> FLAG.setRelease(cell, 1), cell -> (int) FLAG.getAcquire(cell));
  }

  @Expect(failures = "race")
  public static String opaqueDoesNotOrder() throws Exception {
    return pass(cell -> FLAG.setOpaque(cell, 1), cell -> (int) FLAG.getOpaque(cell));
  }

  @Expect(failures = "race")
  public static String releaseWithoutAcquire() throws Exception {
    return pass(cell -> FLAG.setRelease(cell, 1), cell -> (int) FLAG.getOpaque(cell));
  }

  @Expect(failures = "race")
  public static String acquireWithoutRelease() throws Exception {
    return pass(cell -> FLAG.setOpaque(cell, 1), cell -> (int) FLAG.getAcquire(cell));
  }

  @Expect(failures = "race")
  public static String plainRaces() throws Exception {
    return pass(cell -> FLAG.set(cell, 1), cell -> (int) FLAG.get(cell));
  }

  @Expect(failures = "race")
  public static String plainWriteBesideVolatileRead() throws Exception {
    return pass(cell -> FLAG.set(cell, 1), cell -> (int) FLAG.getVolatile(cell));
  }

  @Expect(outcomes = {"-", "7"})
  public static String compareAndSetPublishes() throws Exception {
    return pass(cell -> FLAG.compareAndSet(cell, 0, 1), cell -> (int) FLAG.getAcquire(cell));
  }

  @Expect(failures = "race")
  public static String compareAndSetThatOnlyAcquires() throws Exception {
    return pass(
        cell -> FLAG.weakCompareAndSetAcquire(cell, 0, 1), cell -> (int) FLAG.getAcquire(cell));
  }

  @Expect(outcomes = {"-", "7"})
  public static String updateThatReleases() throws Exception {
    return pass(cell -> FLAG.getAndAddRelease(cell, 1), cell -> (int) FLAG.getAcquire(cell));
  }

  @Expect(failures = "race")
  public static String updateThatOnlyAcquires() throws Exception {
    return pass(cell -> FLAG.getAndSetAcquire(cell, 1), cell -> (int) FLAG.getAcquire(cell));
  }

  @Expect(outcomes = {"-", "7"})
  public static String updateThatReadsTheFlag() throws Exception {
    return pass(cell -> FLAG.setRelease(cell, 1), cell -> (int) FLAG.getAndAddAcquire(cell, 0));
  }

  @Expect(failures = "race")
  public static String updateThatOnlyReleases() throws Exception {
    return pass(cell -> FLAG.setRelease(cell, 1), cell -> (int) FLAG.getAndAddRelease(cell, 0));
  }

  @Expect(failures = "race")
  public static String plainCompareAndSetOrdersNothing() throws Exception {
    return pass(
        cell -> FLAG.weakCompareAndSetPlain(cell, 0, 1), cell -> (int) FLAG.getVolatile(cell));
  }
}
