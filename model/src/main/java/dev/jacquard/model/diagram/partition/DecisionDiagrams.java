package dev.jacquard.model.diagram.partition;

import java.util.Arrays;

/**
 * Functions of many small variables as ordered decision diagrams that share their parts, so that
 * two functions are equal exactly if their numbers are.
 *
 * <p>A function is the number of a node. The nodes 0 and 1 are the constants 0 and 1, which as
 * predicates are false and true. A node tests the variable with the smallest number that its
 * function depends on and has one child for each value of that variable.
 */
final class DecisionDiagrams {
  static final int FALSE = 0;
  static final int TRUE = 1;

  private final int[] values;
  private final int limit;
  private final Work work;
  private final ChoiceCache choices = new ChoiceCache();
  private int size;
  private int[] variable = new int[256];
  private int[][] children = new int[256][];
  private int[] table = new int[1024];

  /**
   * @param values how many values each variable has
   * @param limit how many nodes there may be
   */
  DecisionDiagrams(int[] values, int limit, Work work) {
    this.values = values.clone();
    this.limit = limit;
    this.work = work;
    Arrays.fill(table, -1);
    constant(FALSE);
    constant(TRUE);
  }

  /** The function that has this value everywhere. */
  int constant(int value) {
    return unique(values.length, new int[] {value});
  }

  /** The value of a function without variables. */
  private int value(int function) {
    return children[function][0];
  }

  /** The function that a variable decides: it is the child for the variable's value. */
  int node(int tested, int[] child) {
    int first = child[0];
    for (int other : child) {
      if (other != first) {
        return unique(tested, child);
      }
    }
    return first;
  }

  private boolean isConstant(int function) {
    return variable[function] == values.length;
  }

  /** The function if a variable, which is the first it may depend on, has this value. */
  private int child(int function, int tested, int value) {
    return variable[function] == tested ? children[function][value] : function;
  }

  /** One function where a predicate holds, another one where it does not. */
  int choice(int predicate, int then, int otherwise) {
    if (predicate == TRUE || then == otherwise) {
      return then;
    } else if (predicate == FALSE) {
      return otherwise;
    } else if (then == TRUE && otherwise == FALSE) {
      return predicate;
    }
    int known = choices.find(predicate, then, otherwise);
    if (known >= 0) {
      return known;
    }
    int tested = Math.min(variable[predicate], Math.min(variable[then], variable[otherwise]));
    work.spend(1);
    int[] child = new int[values[tested]];
    for (int value = 0; value < child.length; value++) {
      child[value] =
          choice(
              child(predicate, tested, value),
              child(then, tested, value),
              child(otherwise, tested, value));
    }
    int result = node(tested, child);
    choices.put(predicate, then, otherwise, result);
    return result;
  }

  int and(int left, int right) {
    return choice(left, right, FALSE);
  }

  /** Values of all variables for which two different functions differ. */
  int[] difference(int left, int right) {
    int[] assignment = new int[values.length];
    int one = left;
    int other = right;
    while (!(isConstant(one) && isConstant(other))) {
      int tested = Math.min(variable[one], variable[other]);
      int value = 0;
      while (child(one, tested, value) == child(other, tested, value)) {
        value++;
      }
      assignment[tested] = value;
      one = child(one, tested, value);
      other = child(other, tested, value);
    }
    return assignment;
  }

  /** The value of a function for the values of all variables. */
  int evaluate(int function, int[] assignment) {
    int at = function;
    while (!isConstant(at)) {
      at = children[at][assignment[variable[at]]];
    }
    return value(at);
  }

  private int unique(int tested, int[] child) {
    int slot = slot(tested, child);
    if (table[slot] >= 0) {
      return table[slot];
    }
    if (size >= limit) {
      throw new AnalysisLimitException("its decision diagrams have more than " + limit + " nodes");
    }
    if (size == variable.length) {
      variable = Arrays.copyOf(variable, 2 * size);
      children = Arrays.copyOf(children, 2 * size);
    }
    variable[size] = tested;
    children[size] = child;
    table[slot] = size++;
    if (2 * size > table.length) {
      rehash();
    }
    return size - 1;
  }

  private int slot(int tested, int[] child) {
    int mask = table.length - 1;
    int slot = hash(tested, child) & mask;
    while (table[slot] >= 0 && !is(table[slot], tested, child)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean is(int node, int tested, int[] child) {
    return variable[node] == tested && Arrays.equals(children[node], child);
  }

  private static int hash(int tested, int[] child) {
    int hash = (Arrays.hashCode(child) * 31 + tested) * 0x9E3779B9;
    return hash ^ hash >>> 15;
  }

  private void rehash() {
    table = new int[2 * table.length];
    Arrays.fill(table, -1);
    for (int node = 0; node < size; node++) {
      table[slot(variable[node], children[node])] = node;
    }
  }
}
