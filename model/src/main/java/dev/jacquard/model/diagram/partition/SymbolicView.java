package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.BitSet;
import java.util.Objects;

/** All states at once: each question gets, run by run, every answer that it has in some state. */
record SymbolicView(Layout layout, Exploration exploration) implements View {
  /** Variables with more values are not looked into. */
  static final int MOST_VALUES = 10_000;

  @Override
  public int processes() {
    return layout.processes();
  }

  @Override
  public boolean in(int process, LocalSet set) {
    Objects.checkIndex(process, processes());
    return any(process, process + 1, set);
  }

  @Override
  public int count(int from, int to, LocalSet set) {
    return exploration.ask(new Query.Count(range(from, to), locals(set)));
  }

  @Override
  public int value(IntVariable variable) {
    requireSmall(variable);
    return variable.least() + exploration.ask(new Query.Value(variable.number()));
  }

  @Override
  public boolean names(ProcessVariable variable, int process) {
    Objects.checkIndex(process, processes());
    return yes(new Query.Names(variable.number(), process));
  }

  @Override
  public boolean names(ProcessVariable variable, LocalSet set) {
    return yes(new Query.NamesIn(variable.number(), locals(set)));
  }

  @Override
  public boolean isNone(ProcessVariable variable) {
    return yes(new Query.Names(variable.number(), ProcessVariable.NONE));
  }

  @Override
  public boolean any(LocalSet set) {
    return any(0, processes(), set);
  }

  @Override
  public boolean any(int from, int to, LocalSet set) {
    return atLeast(from, to, set, 1);
  }

  @Override
  public boolean atLeast(int from, int to, LocalSet set, int number) {
    return yes(new Query.AtLeast(range(from, to), locals(set), number));
  }

  @Override
  public boolean none(LocalSet set) {
    return !any(set);
  }

  @Override
  public boolean none(int from, int to, LocalSet set) {
    return !any(from, to, set);
  }

  @Override
  public boolean all(LocalSet set) {
    return !any(set.complement());
  }

  /** Whether a process other than this one is in a local state. */
  boolean anyOther(int process, int local) {
    BitSet others = range(0, processes());
    others.clear(process);
    return yes(new Query.AtLeast(others, 1L << local, 1));
  }

  boolean hasValue(IntVariable variable, int value) {
    requireSmall(variable);
    return yes(new Query.HasValue(variable.number(), value - variable.least()));
  }

  /** Whether a variable names a process or {@link ProcessVariable#NONE}. */
  boolean isNamed(ProcessVariable variable, int process) {
    return yes(new Query.Names(variable.number(), process));
  }

  private boolean yes(Query query) {
    return exploration.ask(query) == 1;
  }

  private BitSet range(int from, int to) {
    View.check(from, to, processes());
    BitSet range = new BitSet(processes());
    range.set(from, Math.max(from, to));
    return range;
  }

  private long locals(LocalSet set) {
    return set.bits() & -1L >>> Long.SIZE - layout.locals();
  }

  private void requireSmall(IntVariable variable) {
    if (layout.ranges()[variable.number()] > MOST_VALUES) {
      throw exploration.fail(
          new AnalysisLimitException(
              "variable " + variable.name() + " has more than " + MOST_VALUES + " values"));
    }
  }
}
