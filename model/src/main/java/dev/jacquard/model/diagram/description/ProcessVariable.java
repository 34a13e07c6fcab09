package dev.jacquard.model.diagram.description;

/**
 * A variable that all processes share and that names one of them, or none. When processes are
 * exchanged, it names the other one: what it says is part of the state of the process it names.
 *
 * @param number its place among the variables of its kind
 * @param initial the process that it names at first, or {@link #NONE}
 */
public record ProcessVariable(int number, String name, int initial) {
  /** No process. */
  public static final int NONE = -1;

  /** The most variables of this kind; the states of a process are multiplied by 2 for each. */
  public static final int MOST = 4;

  /** The process itself, if the variable may name it where there are so many. */
  public int checked(int process, int processes) {
    if (process < NONE || process >= processes) {
      throw new IllegalArgumentException(
          "variable %s cannot name process %d of %d".formatted(name, process + 1, processes));
    }
    return process;
  }
}
