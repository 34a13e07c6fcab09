package dev.jacquard.model.diagram.footprint;

import dev.jacquard.model.diagram.description.IntVariable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Integers that are one location; their values together have a number. */
record VariableGroup(List<IntVariable> variables) {
  /** Each of the values is a bit of a word. */
  private static final int MOST_VALUES = 62;

  VariableGroup {
    variables = List.copyOf(variables);
  }

  /**
   * How many values there are.
   *
   * @throws UntraceableException if there are too many
   */
  int size() {
    long size = 1;
    for (IntVariable variable : variables) {
      size *= 1L + variable.greatest() - variable.least();
      if (size > MOST_VALUES) {
        throw new UntraceableException();
      }
    }
    return (int) size;
  }

  /** The values with a number. */
  Map<IntVariable, Integer> values(int number) {
    Map<IntVariable, Integer> values = new HashMap<>();
    int rest = number;
    for (IntVariable variable : variables) {
      int range = 1 + variable.greatest() - variable.least();
      values.put(variable, variable.least() + rest % range);
      rest /= range;
    }
    return values;
  }

  /** The number of the values that the integers have. */
  int number(ToIntFunction<IntVariable> value) {
    int number = 0;
    for (int i = variables.size() - 1; i >= 0; i--) {
      IntVariable variable = variables.get(i);
      int range = 1 + variable.greatest() - variable.least();
      number = number * range + value.applyAsInt(variable) - variable.least();
    }
    return number;
  }

  String name() {
    return String.join(", ", variables.stream().map(IntVariable::name).toList());
  }
}
