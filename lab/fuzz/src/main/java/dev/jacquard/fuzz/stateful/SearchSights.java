package dev.jacquard.fuzz.stateful;

import dev.jacquard.explore.stateful.Endlessness;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusProgram;
import java.util.Optional;

/** What a search by states sees of a program, and what it costs. */
final class SearchSights {
  private final LitmusProgram program;
  private final RaceDetector detector = new RaceDetector();
  private final Sights sights = new Sights();
  private int runs;

  private SearchSights(LitmusProgram program) {
    this.program = program;
  }

  /** Searches to the end. */
  static SearchSights of(LitmusProgram program, GraphDpor search) {
    SearchSights seen = new SearchSights(program);
    for (Optional<Plan> plan = search.next(); plan.isPresent(); plan = search.next()) {
      Trace trace = program.run(plan.get());
      seen.see(trace);
      search.learn(trace);
    }
    seen.add(search.endlessness());
    return seen;
  }

  Sights sights() {
    return sights;
  }

  int runs() {
    return runs;
  }

  private void see(Trace trace) {
    runs++;
    for (int row = 0; row < trace.rows(); row++) {
      sights.places().add(FullGraph.place(trace, row));
    }
    trace.failures().stream()
        .filter(failure -> failure.thread() >= 0)
        .forEach(failure -> sights.failures().add(FullGraph.text(failure)));
    for (DataRace race : detector.find(trace)) {
      sights
          .races()
          .add(
              FullGraph.race(
                  race.first().thread(),
                  race.first().site(),
                  race.second().thread(),
                  race.second().site()));
    }
    if (trace.ending().maximal()) {
      String end = FullGraph.end(program, trace);
      sights.ends().add(end);
      if (trace.ending() == Ending.STUCK) {
        sights.stuck().add(end);
      }
    }
  }

  private void add(Endlessness endlessness) {
    if (endlessness.ends()) {
      sights.endless().add("ends");
    }
    if (endlessness.goesOn()) {
      sights.endless().add("goes on");
    }
    if (endlessness.isIdle()) {
      sights.endless().add("idle");
    }
  }
}
