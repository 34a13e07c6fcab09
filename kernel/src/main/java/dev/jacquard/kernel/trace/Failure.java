package dev.jacquard.kernel.trace;

/**
 * Something that went wrong in a run.
 *
 * @param thread the thread to which it happened, or -1 if it concerns the program as a whole
 * @param step the step at which it was decided, or the number of steps for a stuck program
 * @param message what happened, in words of the program
 */
public record Failure(Type type, int thread, int step, String message) {

  /** The types of failure; their names in lower case are part of the command line's contract. */
  public enum Type {
    DEADLOCK,
    LIVELOCK,
    ASSERTION,
    EXCEPTION,
    RACE;

    /** The name that JSON output and messages use. */
    public String label() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
