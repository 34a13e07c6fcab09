package dev.jacquard.report.page;

import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import java.util.List;
import java.util.Optional;

/**
 * The moments of a counterexample with their lanes, bars and folds, and the line of the drawing on
 * which each of them stands. Line 1 has the names of the threads.
 */
final class Timeline {
  /** How many colours the style sheet has for locks. */
  private static final int COLOURS = 7;

  private final Trace trace;
  private final Moments moments;
  private final Contents contents;
  private final List<Bar> holds;
  private final Waits waits;
  private final List<Folds.Fold> folds;
  private final List<CallFolds.CallFold> calls;
  private final Lanes lanes;

  Timeline(Counterexample example) {
    trace = example.trace();
    moments = new Moments(example);
    contents = new Contents(example, moments);
    holds = Ownership.of(trace, example.names());
    waits = Waits.of(trace, example.names());
    folds = Folds.of(moments.all());
    calls = CallFolds.of(example, moments, folds);
    lanes = new Lanes(moments.all(), waits.bars());
  }

  List<Moment> moments() {
    return moments.all();
  }

  Contents contents() {
    return contents;
  }

  Lanes lanes() {
    return lanes;
  }

  List<Bar> holds() {
    return holds;
  }

  Waits waits() {
    return waits;
  }

  List<Folds.Fold> folds() {
    return folds;
  }

  /** The calls that hide the moments in them. */
  List<CallFolds.CallFold> calls() {
    return calls;
  }

  /** The line of a moment. */
  int line(int moment) {
    long above =
        folds.stream().filter(fold -> fold.first() <= moment).count()
            + calls.stream().filter(call -> call.fold().first() <= moment).count();
    return moment + 2 + (int) above;
  }

  /** The line of a fold, right above its moments. */
  int line(Folds.Fold fold) {
    return line(fold.first()) - 1;
  }

  /** The moment of a row; the last one if the row is not shown. */
  int momentOf(int row) {
    return moments.ofRow(row).orElse(last());
  }

  /** The moment of the last row of a bar. */
  int endOf(Bar bar) {
    return bar.last() < trace.length() ? momentOf(bar.last()) : last();
  }

  private int last() {
    return moments.all().size() - 1;
  }

  /** The moment with which a moment races, if it does. */
  Optional<Integer> rivalOf(int moment) {
    return moments.rivalOf(moment);
  }

  /** The moments at which a step depends directly on others. */
  List<Integer> momentsBefore(Predecessors predecessors, int row) {
    return predecessors.of(row).stream().map(this::momentOf).toList();
  }

  /** How often another thread goes on. */
  int switches() {
    int switches = 0;
    for (int row = 1; row < trace.length(); row++) {
      switches += trace.thread(row) == trace.thread(row - 1) ? 0 : 1;
    }
    return switches;
  }

  /** The colour of the bars of a location, if it has any. */
  Optional<Integer> colourOf(int location) {
    int order = holds.stream().map(Bar::location).distinct().toList().indexOf(location);
    return order < 0 ? Optional.empty() : Optional.of(order % COLOURS);
  }
}
