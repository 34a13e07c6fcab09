package dev.jacquard.conformance.monitor;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;

/** What the documentation of {@link Object} says of its monitor methods. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(
      outcomes =
          "IllegalMonitorStateException IllegalMonitorStateException"
              + " IllegalMonitorStateException IllegalMonitorStateException"
              + " IllegalMonitorStateException NullPointerException",
      executions = 1)
  @SuppressWarnings("synchronization") // that is what is asked
  public static String nothingWithoutTheMonitor() {
    Object monitor = new Object();
    Object[] none = new Object[1];
    return new Notes()
        .note(() -> monitor.wait())
        .note(() -> monitor.wait(1))
        .note(() -> monitor.wait(1, 1))
        .note(() -> monitor.notify())
        .note(() -> monitor.notifyAll())
        .note(
            () -> {
              synchronized (none[0]) {
                return "entered";
              }
            })
        .toString();
  }

  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException IllegalArgumentException done done"
              + " done done true",
      executions = 1)
  public static String wrongTimesAndShortOnes() {
    Object monitor = new Object();
    synchronized (monitor) {
      return new Notes()
          .note(() -> monitor.wait(-1))
          .note(() -> monitor.wait(1, -1))
          .note(() -> monitor.wait(1, 1_000_000))
          .note(() -> monitor.wait(1))
          .note(() -> monitor.wait(0, 1))
          .note(() -> monitor.notify())
          .note(() -> monitor.notifyAll())
          .note(() -> Thread.holdsLock(monitor))
          .toString();
    }
  }

  /** The arguments are looked at before the monitor and the interrupt are. */
  @Expect(outcomes = "IllegalArgumentException IllegalArgumentException true", executions = -1)
  public static String argumentsComeFirst() {
    Object monitor = new Object();
    return new Notes().note(() -> monitor.wait(-1)).interrupted(() -> monitor.wait(-1)).toString();
  }

  /** No time limit at all: to wait 0 ms is to wait for ever. */
  @Expect(failures = "deadlock")
  public static String zeroIsForEver() throws Exception {
    Object monitor = new Object();
    synchronized (monitor) {
      monitor.wait(0);
    }
    return "";
  }

  /** The monitor is left when a block ends by an exception, and all levels of it during a wait. */
  @Expect(outcomes = "false true false", executions = 1)
  public static String leftInEveryWay() {
    Object monitor = new Object();
    Notes.answer(
        () -> {
          synchronized (monitor) {
            throw new IllegalStateException();
          }
        });
    boolean after = Thread.holdsLock(monitor);
    boolean inside;
    synchronized (monitor) {
      synchronized (monitor) {
        inside = Thread.holdsLock(monitor);
      }
    }
    return after + " " + inside + " " + Thread.holdsLock(monitor);
  }
}
