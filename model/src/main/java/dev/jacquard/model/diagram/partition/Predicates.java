package dev.jacquard.model.diagram.partition;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** The decision diagrams of what can be asked of a state. */
final class Predicates {
  private final Layout layout;
  private final DecisionDiagrams diagrams;
  private final Map<Counted, Integer> counted = new HashMap<>();

  Predicates(Layout layout, DecisionDiagrams diagrams) {
    this.layout = layout;
    this.diagrams = diagrams;
  }

  /** From {@code least} to {@code most} of the processes are in one of the local states. */
  int counted(BitSet processes, long locals, int least, int most) {
    Counted key = new Counted(processes, locals, least, most);
    Integer known = counted.get(key);
    if (known == null) {
      known = count(key);
      counted.put(key, known);
    }
    return known;
  }

  private record Counted(BitSet processes, long locals, int least, int most) {}

  /**
   * Built from the last process to the first: {@code seen[c]} is the predicate of the processes
   * from the current one on, if c of those before it are in one of the local states.
   */
  private int count(Counted key) {
    int[] seen = new int[key.processes.cardinality() + 1];
    for (int count = 0; count < seen.length; count++) {
      seen[count] =
          key.least <= count && count <= key.most ? DecisionDiagrams.TRUE : DecisionDiagrams.FALSE;
    }
    int before = seen.length - 1;
    for (int process = key.processes.length() - 1;
        process >= 0;
        process = key.processes.previousSetBit(process - 1)) {
      before--;
      for (int count = 0; count <= before; count++) {
        seen[count] = member(process, key.locals, seen[count + 1], seen[count]);
      }
    }
    return seen[0];
  }

  private int member(int process, long locals, int inside, int outside) {
    int[] child = new int[layout.locals()];
    for (int local = 0; local < child.length; local++) {
      child[local] = (locals >>> local & 1) == 1 ? inside : outside;
    }
    return diagrams.node(layout.process(process), child);
  }

  /** A process variable names a process, or nobody (-1); or it does not. */
  int names(int pointer, int process, boolean holds) {
    return is(layout.pointer(pointer), layout.processes() + 1, process + 1, holds);
  }

  /** A process variable names a process in one of the local states; or it does not. */
  int namesIn(int pointer, long locals, boolean holds) {
    int yes = holds ? DecisionDiagrams.TRUE : DecisionDiagrams.FALSE;
    int no = DecisionDiagrams.TRUE - yes;
    int[] child = new int[layout.processes() + 1];
    child[0] = no;
    for (int process = 0; process < layout.processes(); process++) {
      child[process + 1] = member(process, locals, yes, no);
    }
    return diagrams.node(layout.pointer(pointer), child);
  }

  /** An integer has this value, counted from the smallest that it can have; or it has not. */
  int value(int integer, int value, boolean holds) {
    return is(layout.integer(integer), layout.ranges()[integer], value, holds);
  }

  private int is(int variable, int values, int value, boolean holds) {
    int[] child = new int[values];
    Arrays.fill(child, holds ? DecisionDiagrams.FALSE : DecisionDiagrams.TRUE);
    if (0 <= value && value < values) {
      child[value] = holds ? DecisionDiagrams.TRUE : DecisionDiagrams.FALSE;
    }
    return diagrams.node(variable, child);
  }
}
