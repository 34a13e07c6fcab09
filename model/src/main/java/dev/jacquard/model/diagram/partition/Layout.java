package dev.jacquard.model.diagram.partition;

/**
 * Which variable of the decision diagrams is what: first the process variables, whose values are
 * nobody (0) and the processes (one more than their index), then the integers, counted from their
 * smallest value, then the processes' local states.
 *
 * @param ranges how many values each of the integers has
 */
record Layout(int processes, int locals, int pointers, int[] ranges) {
  int pointer(int number) {
    return number;
  }

  int integer(int number) {
    return pointers + number;
  }

  int process(int number) {
    return pointers + ranges.length + number;
  }

  /** How many values each of the variables has. */
  int[] values() {
    int[] values = new int[process(processes)];
    for (int variable = 0; variable < values.length; variable++) {
      values[variable] =
          variable < integer(0)
              ? processes + 1
              : variable < process(0) ? ranges[variable - pointers] : locals;
    }
    return values;
  }
}
