package dev.jacquard.conformance.stringbuffer;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** String buffers, each method of which is synchronized inside the JDK. */
public final class StringBufferPrograms {
  private StringBufferPrograms() {}

  @Expect(
      outcomes = {"ab", "ba"},
      executions = 2)
  public static String appends() throws InterruptedException {
    StringBuffer buffer = new StringBuffer();
    Run.both(() -> buffer.append("a"), () -> buffer.append("b"));
    return buffer.toString();
  }

  @Expect(outcomes = {"x", "xx"})
  public static String checkThenAct() throws InterruptedException {
    StringBuffer buffer = new StringBuffer();
    Runnable once =
        () -> {
          if (buffer.length() == 0) {
            buffer.append("x");
          }
        };
    Run.both(once, once);
    return buffer.toString();
  }

  /** The program takes the same monitor that the buffer's methods take. */
  @Expect(outcomes = "x")
  public static String checkThenActLocked() throws InterruptedException {
    StringBuffer buffer = new StringBuffer();
    Run.both(
        () -> {
          synchronized (buffer) {
            if (buffer.length() == 0) {
              buffer.append("x");
            }
          }
        },
        () -> {
          synchronized (buffer) {
            if (buffer.length() == 0) {
              buffer.append("x");
            }
          }
        });
    return buffer.toString();
  }

  /** A buffer reads the other one while it holds its own monitor. */
  @Expect(
      outcomes = {"ab bab", "aba ba"},
      failures = "deadlock")
  public static String crossedAppends() throws InterruptedException {
    StringBuffer a = new StringBuffer("a");
    StringBuffer b = new StringBuffer("b");
    Run.both(() -> a.append(b), () -> b.append(a));
    return a + " " + b;
  }

  @Expect(outcomes = "abb b")
  public static String appendsOfTheSameBuffer() throws InterruptedException {
    StringBuffer a = new StringBuffer("a");
    StringBuffer b = new StringBuffer("b");
    Run.both(() -> a.append(b), () -> a.append(b));
    return a + " " + b;
  }

  /** Its code runs while the monitor of the buffer is held. */
  private record Part(Object lock) {
    @Override
    public String toString() {
      synchronized (lock) {
        return "p";
      }
    }
  }

  @Expect(
      outcomes = {"pq", "qp"},
      failures = "deadlock")
  public static String codeOfTheProgramInside() throws InterruptedException {
    StringBuffer buffer = new StringBuffer();
    Object lock = new Object();
    Run.both(
        () -> buffer.append((Object) new Part(lock)),
        () -> {
          synchronized (lock) {
            buffer.append("q");
          }
        });
    return buffer.toString();
  }

  @Expect(outcomes = {"pq", "qp"})
  public static String codeOfTheProgramInsideWithoutCrossing() throws InterruptedException {
    StringBuffer buffer = new StringBuffer();
    Object lock = new Object();
    Run.both(() -> buffer.append((Object) new Part(lock)), () -> buffer.append("q"));
    return buffer.toString();
  }
}
