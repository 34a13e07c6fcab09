package dev.jacquard.model.diagram.description;

/** The changes that an effect asks for; a variable that is set twice keeps the later value. */
public interface Changes {
  /**
   * @throws IllegalArgumentException if the variable cannot have this value
   */
  void set(IntVariable variable, int value);

  /**
   * Makes a variable name a process, or {@link ProcessVariable#NONE}.
   *
   * @throws IllegalArgumentException if there is no such process
   */
  void set(ProcessVariable variable, int process);

  /**
   * Moves all other processes that were in one of these local states before the step.
   *
   * @throws IllegalArgumentException if one of the local states was moved already
   */
  void moveOthers(LocalSet from, LocalState to);

  /** What was moved so far together with what is moved now, if nothing is moved twice. */
  static long unmoved(long moved, LocalSet from) {
    if ((moved & from.bits()) != 0) {
      throw new IllegalArgumentException("others are moved from one local state twice");
    }
    return moved | from.bits();
  }
}
