package dev.jacquard.conformance.exchanger;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import dev.jacquard.conformance.Run;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;

/** What the documentation says of time limits and interrupts. */
public final class DocumentedPrograms {
  private static final String REASON = "nodes that threads keep for themselves have no names";

  private DocumentedPrograms() {}

  @Expect(
      outcomes =
          "TimeoutException TimeoutException NullPointerException InterruptedException false"
              + " InterruptedException false")
  public static String nobodyComes() {
    Exchanger<String> exchanger = new Exchanger<>();
    return new Notes()
        .note(() -> exchanger.exchange("a", 0, TimeUnit.SECONDS))
        .note(() -> exchanger.exchange("a", -1, TimeUnit.SECONDS))
        .note(() -> exchanger.exchange("a", 1, null))
        .interrupted(() -> exchanger.exchange("a"))
        .interrupted(() -> exchanger.exchange("a", 1, TimeUnit.SECONDS))
        .toString();
  }

  @Expect(outcomes = "InterruptedException false", deep = false, reason = REASON)
  public static String whoWaitsIsInterrupted() throws Exception {
    Exchanger<String> exchanger = new Exchanger<>();
    return QueueContract.whileInterrupted(() -> exchanger.exchange("a"));
  }

  /** An interrupt that comes after the other one comes too late, and what was given is gone. */
  @Expect(
      outcomes = {"b true a", "b false a", "InterruptedException false TimeoutException"},
      deep = false,
      reason = REASON)
  public static String interruptBesideThePartner() throws Exception {
    Exchanger<String> exchanger = new Exchanger<>();
    Notes notes = new Notes();
    String[] got = new String[1];
    Thread victim =
        new Thread(
            () ->
                notes
                    .note(() -> exchanger.exchange("a"))
                    .note(() -> Thread.currentThread().isInterrupted()));
    Thread partner =
        new Thread(() -> got[0] = Notes.answer(() -> exchanger.exchange("b", 1, TimeUnit.SECONDS)));
    victim.start();
    partner.start();
    victim.interrupt();
    victim.join();
    partner.join();
    return notes + " " + got[0];
  }

  /** Null can be exchanged as well. */
  @Expect(outcomes = "null a", deep = false, reason = REASON)
  public static String nothingForSomething() throws Exception {
    Exchanger<String> exchanger = new Exchanger<>();
    String[] got = new String[2];
    Run.both(
        Run.unchecked(() -> got[0] = exchanger.exchange("a")),
        Run.unchecked(() -> got[1] = exchanger.exchange(null)));
    return got[0] + " " + got[1];
  }

  /** Two rounds with the same partner: nothing is left of the first. */
  @Expect(outcomes = "cd ab", deep = false, reason = REASON)
  public static String twoRounds() throws Exception {
    Exchanger<String> exchanger = new Exchanger<>();
    String[] got = new String[2];
    Run.both(
        Run.unchecked(() -> got[0] = exchanger.exchange("a") + exchanger.exchange("b")),
        Run.unchecked(() -> got[1] = exchanger.exchange("c") + exchanger.exchange("d")));
    return got[0] + " " + got[1];
  }
}
