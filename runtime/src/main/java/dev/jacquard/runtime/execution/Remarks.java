package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.TraceWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the program says of the run that it is in: marks that it has come to, outcomes, and that the
 * run is none that is meant. Nothing of it is a step, and all of it follows from the trace:
 * equivalent executions have the same remarks.
 */
public final class Remarks {
  public static final RunState.Key<Remarks> KEY = new RunState.Key<>(Remarks::new);

  private final Set<String> marks = new LinkedHashSet<>();
  private final Set<String> outcomes = new LinkedHashSet<>();
  private final Set<String> expected = new LinkedHashSet<>();
  private boolean leftOut;

  /** The program has come to a mark. */
  public void mark(String name) {
    marks.add(name);
  }

  /** Something came out, where other things were expected as well. */
  public void outcome(String text, List<String> all) {
    outcomes.add(text);
    expected.addAll(all);
  }

  /** The program means other executions than this one. */
  public void leaveOut() {
    leftOut = true;
  }

  public List<String> marks() {
    return new ArrayList<>(marks);
  }

  public List<String> outcomes() {
    return new ArrayList<>(outcomes);
  }

  /** All that was expected where something came out. */
  public List<String> expected() {
    return new ArrayList<>(expected);
  }

  /** What went wrong in a run that is left out is no failure; data races always are. */
  Trace judged(Trace trace) {
    if (leftOut) {
      TraceWriter.forgive(trace);
    }
    return trace;
  }

  /** Whether the run says nothing of the program that is meant. */
  public boolean isLeftOut() {
    return leftOut;
  }
}
