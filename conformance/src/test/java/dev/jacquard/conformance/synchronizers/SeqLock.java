package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A sequence lock; the reader of the broken one does not look at the sequence again. */
public class SeqLock {
  private static final VarHandle SEQUENCE = handle("sequence");
  private static final VarHandle X = handle("x");
  private static final VarHandle Y = handle("y");

  int sequence;
  int x;
  int y;

  private static VarHandle handle(String name) {
    try {
      return MethodHandles.lookup().findVarHandle(SeqLock.class, name, int.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  void write(int value) {
    SEQUENCE.setVolatile(this, (int) SEQUENCE.getVolatile(this) + 1);
    X.setVolatile(this, value);
    Y.setVolatile(this, value);
    SEQUENCE.setVolatile(this, (int) SEQUENCE.getVolatile(this) + 1);
  }

  int[] read() {
    while (true) {
      int before = (int) SEQUENCE.getVolatile(this);
      int seenX = (int) X.getVolatile(this);
      int seenY = (int) Y.getVolatile(this);
      if ((before & 1) == 0 && isValid(before)) {
        return new int[] {seenX, seenY};
      }
      Thread.onSpinWait();
    }
  }

  boolean isValid(int before) {
    return before == (int) SEQUENCE.getVolatile(this);
  }

  private static final class Broken extends SeqLock {
    @Override
    boolean isValid(int before) {
      return true;
    }
  }

  private static String test(SeqLock lock) throws InterruptedException {
    int[][] seen = new int[1][];
    Run.both(() -> lock.write(7), () -> seen[0] = lock.read());
    Claim.that(seen[0][0] == seen[0][1], "torn: " + seen[0][0] + " " + seen[0][1]);
    return "" + seen[0][0];
  }

  @Expect(outcomes = {"0", "7"})
  public static String correct() throws Exception {
    return test(new SeqLock());
  }

  @Expect(failures = "assertion")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
