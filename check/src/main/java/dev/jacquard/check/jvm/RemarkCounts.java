package dev.jacquard.check.jvm;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.JvmFacts.Remarks;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Counts what a program says of its executions, of those that the tally of a search counts.
 * Somebody who watches the search may ask while it goes on.
 */
final class RemarkCounts {
  private final SortedMap<String, Long> marks = new TreeMap<>();
  private final SortedMap<String, Long> outcomes = new TreeMap<>();
  private final Set<String> expected = new LinkedHashSet<>();
  private long leftOut;
  private boolean anything;
  private boolean whole = true;
  private boolean first = true;

  /** A run of the search has ended, with these remarks of the program. */
  synchronized void add(dev.jacquard.runtime.execution.Remarks said, Trace trace, Tally tally) {
    whole &= !first || tally.runs() <= 1;
    first = false;
    if (!trace.ending().maximal() && trace.ending() != Ending.CUT) {
      return; // whatever it came to is in an execution that goes on
    }
    expected.addAll(said.expected());
    if (said.isLeftOut()) {
      leftOut++;
      anything = true;
      return;
    }
    said.marks().forEach(mark -> marks.merge(mark, 1L, Long::sum));
    said.outcomes().forEach(outcome -> outcomes.merge(outcome, 1L, Long::sum));
    anything |= !said.marks().isEmpty() || !said.outcomes().isEmpty();
  }

  /** How many executions are left out of the verdict. */
  synchronized long leftOut() {
    return leftOut;
  }

  /**
   * What was said.
   *
   * @param sites all marks in the code
   */
  synchronized Remarks told(Collection<String> sites) {
    List<String> unreached = sites.stream().filter(mark -> !marks.containsKey(mark)).toList();
    if (!anything && unreached.isEmpty()) {
      return Remarks.NONE;
    }
    List<String> missing = expected.stream().filter(one -> !outcomes.containsKey(one)).toList();
    return new Remarks(marks, unreached, outcomes, missing, leftOut, whole);
  }
}
