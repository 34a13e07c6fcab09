package dev.jacquard.kernel;

/**
 * One step that a thread took or is predicted to take: its operation, the alternative chosen, the
 * code site, and whether it modifies its location when taken there.
 *
 * <p>A transition with no kind stands for "whatever this thread does next": a schedule pasted by a
 * user knows threads and choices only.
 */
public record Transition(
    int thread, int choice, Kind kind, int location, long argument, boolean writes, int site) {

  /** Stands for the least alternative offered. */
  static final int LEAST = -1;

  /** The next step of a thread, whatever it is. */
  public static Transition any(int thread, int choice) {
    return new Transition(thread, choice, null, Operation.NO_LOCATION, 0, true, -1);
  }

  /** The next step of a thread, with the least alternative that is offered there. */
  public static Transition first(int thread) {
    return any(thread, LEAST);
  }

  /** Whether a step that was executed is the one that was predicted. */
  boolean fits(Kind executed, int executedLocation, boolean executedWrites) {
    return kind == null
        || (kind == executed && location == executedLocation && writes == executedWrites);
  }
}
