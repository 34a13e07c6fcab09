package dev.jacquard.report.seen;

/**
 * A call by which the program leaves its own code, as somebody saw it: of a method of the JDK or of
 * a library.
 *
 * @param firstStep how many steps had been taken when it began
 * @param endStep how many when it ended; -1 if it did not
 * @param firstAccess how many of the accesses between the steps that are told had been made when it
 *     began
 * @param endAccess how many when it ended
 * @param words the call with its arguments, for example {@code prices.get("book")}
 * @param result what came of it, for example {@code null}; empty if nothing
 * @param site where it stands in the source, for example {@code Account.java:12}
 */
public record Call(
    int thread,
    int firstStep,
    int endStep,
    int firstAccess,
    int endAccess,
    String words,
    String result,
    String site) {

  /** A step that a thread of a library took by itself. */
  public static Call ofLibrary(int thread, int step) {
    return new Call(thread, step, step + 1, 0, 0, "", "", "");
  }

  /** Whether no code of the program has made it. */
  public boolean isOfLibrary() {
    return words.isEmpty();
  }

  /** Whether it has come to an end. */
  public boolean isOver() {
    return endStep >= 0;
  }

  /** Whether a step of its thread was made in it. */
  public boolean hasStep(int row) {
    return firstStep <= row && (!isOver() || row < endStep);
  }

  /** Whether an access of its thread was made in it. */
  public boolean hasAccess(int number) {
    return firstAccess <= number && number < endAccess;
  }

  /** With what came of it. */
  public String withResult() {
    if (result.isEmpty()) {
      return words;
    }
    return words + (result.startsWith("threw ") ? " " : " -> ") + result;
  }
}
