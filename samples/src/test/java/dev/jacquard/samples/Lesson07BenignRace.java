package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Races;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Lesson 7: a race that is benign, and how to say so.
 *
 * <p><b>The race.</b> The hash code is computed when it is first asked for and kept in a plain
 * field, as {@code String} does. Two threads may both compute it; both write the same number, an
 * {@code int} is never half written, and the field is read once. Nothing can go wrong, but Jacquard
 * can't know that it is meant.
 *
 * <p><b>The report.</b> A race like any other: whether it is benign is for you to decide.
 *
 * <p><b>How to say so.</b> In the program, which is best, by an opaque access: "others access this
 * at the same time, and I know". It costs nothing, and all other fields stay under guard. Or in the
 * test, by {@code races = EXPLORE}: races are no failures then, plain accesses are interleaved like
 * all others, and the result holds under sequential consistency only.
 */
class Lesson07BenignRace {
  static class Name {
    private final String text;
    private int hash;

    Name(String text) {
      this.text = text;
    }

    @Override
    public int hashCode() {
      int known = hash;
      if (known == 0) {
        known = 31 * text.length() + text.charAt(0);
        hash = known;
      }
      return known;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Name name && name.text.equals(text);
    }
  }

  private static void bothAsk(Object name) throws InterruptedException {
    Thread first = new Thread(() -> assertEquals(158, name.hashCode()), "first");
    Thread second = new Thread(() -> assertEquals(158, name.hashCode()), "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }

  @EveryInterleaving
  void raceIsReported() throws InterruptedException {
    bothAsk(new Name("Ada"));
  }

  @EveryInterleaving(races = Races.EXPLORE)
  void allowedByTheTest() throws InterruptedException {
    bothAsk(new Name("Ada"));
  }

  static class OpaqueName {
    private static final VarHandle HASH;

    static {
      try {
        HASH = MethodHandles.lookup().findVarHandle(OpaqueName.class, "hash", int.class);
      } catch (ReflectiveOperationException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    private final String text;
    private int hash;

    OpaqueName(String text) {
      this.text = text;
    }

    @Override
    public int hashCode() {
      int known = (int) HASH.getOpaque(this);
      if (known == 0) {
        known = 31 * text.length() + text.charAt(0);
        HASH.setOpaque(this, known);
      }
      return known;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof OpaqueName name && name.text.equals(text);
    }
  }

  @EveryInterleaving
  void allowedByTheProgram() throws InterruptedException {
    bothAsk(new OpaqueName("Ada"));
  }
}
