package dev.jacquard.model.diagram.partition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * What is known of a state after some answers: which values each variable can still have.
 *
 * <p>It may allow more than is possible, because of answers that tie many variables to each other,
 * but it never excludes what is possible. Nothing wrong comes of it: a case that can't be is one in
 * which no state is.
 */
final class Knowledge {
  private final long[] locals;
  private final BitSet[] values;
  private final List<Counted> counted;
  private boolean contradiction;

  /** That so many of some processes are in one of some local states. */
  private record Counted(BitSet processes, long locals, int least, int most) {}

  private Knowledge(long[] locals, BitSet[] values, List<Counted> counted) {
    this.locals = locals;
    this.values = values;
    this.counted = counted;
  }

  /** Nothing is known. */
  static Knowledge none(Layout layout) {
    long[] locals = new long[layout.processes()];
    Arrays.fill(locals, -1L >>> Long.SIZE - layout.locals());
    int[] sizes = layout.values();
    BitSet[] values = new BitSet[layout.process(0)];
    for (int variable = 0; variable < values.length; variable++) {
      values[variable] = new BitSet();
      values[variable].set(0, Math.min(sizes[variable], SymbolicView.MOST_VALUES + 1));
    }
    return new Knowledge(locals, values, List.of());
  }

  /** What can be added to, without changing this. */
  Knowledge copy() {
    return new Knowledge(locals.clone(), values.clone(), new ArrayList<>(counted));
  }

  boolean isContradiction() {
    return contradiction;
  }

  /** From {@code least} to {@code most} of the processes are in one of the local states. */
  void count(BitSet processes, long set, int least, int most) {
    Counted fact = new Counted(processes, set, least, most);
    if (processes.cardinality() > 1) {
      counted.add(fact);
    }
    apply(fact);
    conclude();
  }

  /** A process variable or an integer has this value, or it has not. */
  void value(int variable, int value, boolean holds) {
    BitSet rest = (BitSet) values[variable].clone();
    if (holds) {
      boolean possible = rest.get(value);
      rest.clear();
      rest.set(value, possible);
    } else {
      rest.clear(value);
    }
    restrict(variable, rest);
  }

  /** A process variable names a process in one of the local states, or it does not. */
  void namesIn(int variable, long set, boolean holds) {
    BitSet rest = (BitSet) values[variable].clone();
    rest.clear(0, holds ? 1 : 0);
    for (int value = rest.nextSetBit(1); value >= 0; value = rest.nextSetBit(value + 1)) {
      long wanted = holds ? set : ~set;
      if ((locals[value - 1] & wanted) == 0) {
        rest.clear(value);
      }
    }
    restrict(variable, rest);
    if (rest.cardinality() == 1 && !rest.get(0)) {
      restrictLocal(rest.nextSetBit(0) - 1, holds ? set : ~set);
      conclude();
    }
  }

  private void restrict(int variable, BitSet rest) {
    values[variable] = rest;
    contradiction |= rest.isEmpty();
  }

  private boolean restrictLocal(int process, long set) {
    long rest = locals[process] & set;
    boolean changed = rest != locals[process];
    locals[process] = rest;
    contradiction |= rest == 0;
    return changed;
  }

  /** Applies the counts again as long as they say something new. */
  private void conclude() {
    boolean changed = true;
    while (changed && !contradiction) {
      changed = false;
      for (Counted fact : counted) {
        changed |= apply(fact);
      }
    }
  }

  private boolean apply(Counted fact) {
    BitSet processes = fact.processes();
    int must = 0;
    int may = 0;
    for (int process = processes.nextSetBit(0);
        process >= 0;
        process = processes.nextSetBit(process + 1)) {
      must += (locals[process] & ~fact.locals()) == 0 ? 1 : 0;
      may += (locals[process] & fact.locals()) != 0 ? 1 : 0;
    }
    contradiction |= must > fact.most() || may < fact.least();
    boolean none = must == fact.most();
    boolean all = may == fact.least();
    return !contradiction && must < may && (none || all) && decide(fact, none);
  }

  /** All processes that may or may not be in the local states are not, or all of them are. */
  private boolean decide(Counted fact, boolean none) {
    boolean changed = false;
    BitSet processes = fact.processes();
    for (int process = processes.nextSetBit(0);
        process >= 0;
        process = processes.nextSetBit(process + 1)) {
      boolean inside = (locals[process] & ~fact.locals()) == 0;
      boolean outside = (locals[process] & fact.locals()) == 0;
      if (!inside && !outside) {
        changed |= restrictLocal(process, none ? ~fact.locals() : fact.locals());
      }
    }
    return changed;
  }
}
