package dev.jacquard.check.jvm;

import dev.jacquard.check.Beside;
import dev.jacquard.check.Options;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.JvmFacts.Remarks;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What it means for a check that the program says something of its executions. */
final class Remarking {
  static final String ALONE = "what the program says of its executions is counted in one process";

  private final Options options;
  private Supplier<? extends Collection<String>> sites = List::of;
  private RemarkCounts counts = new RemarkCounts();

  Remarking(Options options) {
    this.options = options;
  }

  /** Where marks are looked for when the search is over. */
  void lookAt(Supplier<? extends Collection<String>> newSites) {
    sites = newSites;
  }

  /** A search begins. */
  void begin() {
    counts = new RemarkCounts();
  }

  /** A run of the search has ended. */
  void add(JvmSubject subject, Trace trace, Tally tally) {
    counts.add(subject.remarks(), trace, tally);
  }

  /** The options, as far as such a program leaves a choice: each of its executions is run. */
  Options chosen(JvmSubject subject) {
    if (!subject.makesRemarks()) {
      return options;
    }
    Options all = options.with(Beside.of(options.beside().hasOthers(), false));
    return options.search() instanceof Search.Systematic some
        ? all.with(new Search.Systematic(some.reduction(), SymmetryReduction.NONE))
        : all;
  }

  long leftOut() {
    return counts.leftOut();
  }

  /** Why nothing can be said although nothing fails. */
  Optional<String> reason(Tally tally) {
    return counts.leftOut() > 0 && counts.leftOut() == tally.executions() && !options.replays()
        ? Optional.of("an assumption of the program holds in no execution")
        : Optional.empty();
  }

  Remarks told() {
    return counts.told(options.replays() ? List.of() : sites.get());
  }
}
