package dev.jacquard.kernel.trace;

/**
 * One step that a thread took or is predicted to take: the alternative chosen and how many there
 * were, the operation, whether it modifies its location when taken there, the flag that it also
 * reads, and the code site.
 *
 * <p>A transition with no kind stands for "whatever this thread does next": a schedule pasted by a
 * user knows threads, choices and perhaps kinds only.
 */
public record Transition(
    int thread,
    int choice,
    int alternatives,
    Kind kind,
    int location,
    long argument,
    boolean writes,
    int alsoReads,
    int site) {

  /** In place of a thread that a step starts or waits for, where there is none. */
  static final int NOBODY = -1;

  /** The next step of a thread, whatever it is. */
  public static Transition any(int thread, int choice) {
    int nowhere = Operation.NO_LOCATION;
    return new Transition(thread, choice, 1, null, nowhere, 0, true, nowhere, -1);
  }

  /** This step as one of another kind; null stands for any kind. */
  public Transition recordedAs(Kind recorded) {
    return new Transition(
        thread, choice, alternatives, recorded, location, argument, writes, alsoReads, site);
  }

  /** Whether an operation that a thread is about to execute may be the one that is meant. */
  public boolean mayBe(Kind pending) {
    return kind == null || kind == pending;
  }

  /** This step with another alternative. */
  public Transition choosing(int other) {
    return new Transition(
        thread, other, alternatives, kind, location, argument, writes, alsoReads, site);
  }

  /** This step by another thread. */
  public Transition by(int other) {
    return new Transition(
        other, choice, alternatives, kind, location, argument, writes, alsoReads, site);
  }

  /** The thread that the step starts or waits for, or {@link #NOBODY}. */
  public int bounds() {
    return kind.bounds(writes, alsoReads, argument);
  }

  /** Whether a step that was executed is the one that was predicted. */
  public boolean fits(Kind executed, int executedLocation, boolean executedWrites) {
    return kind == null
        || (kind == executed && location == executedLocation && writes == executedWrites);
  }
}
