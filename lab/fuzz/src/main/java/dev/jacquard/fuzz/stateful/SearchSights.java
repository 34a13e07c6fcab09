package dev.jacquard.fuzz.stateful;

import dev.jacquard.explore.stateful.Endlessness;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusProgram;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a search by states sees of a program, and what it costs. */
final class SearchSights {
  private static final int MOST_REPLAYS = 20;

  private final LitmusProgram program;
  private final Naming naming;
  private final RaceDetector detector = new RaceDetector();
  private final Sights sights = new Sights();
  private final Map<String, List<Failure>> replays = new LinkedHashMap<>();
  private int runs;

  private SearchSights(LitmusProgram program, Naming naming) {
    this.program = program;
    this.naming = naming;
  }

  /** Searches to the end. */
  static SearchSights of(LitmusProgram program, GraphDpor search) {
    return of(program, program, search);
  }

  /**
   * Searches to the end.
   *
   * @param explored what stands for the program, and takes the same steps
   */
  static SearchSights of(LitmusProgram program, Program explored, GraphDpor search) {
    return of(program, explored, search, Naming.own(program));
  }

  /** Searches to the end, and sees threads by some names. */
  static SearchSights of(LitmusProgram program, Program explored, GraphDpor search, Naming naming) {
    SearchSights seen = new SearchSights(program, naming);
    for (Optional<Plan> plan = search.next(); plan.isPresent(); plan = search.next()) {
      Trace trace = explored.run(plan.get());
      if (explored != program && trace.ending().maximal()) {
        program.run(Plan.following(Schedule.of(trace), Tail.Fixed.LOWEST)); // for its final state
      }
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

  /** What is wrong with the strings by which failures are replayed, if anything is. */
  Optional<String> mistakeOfReplays() {
    return replays.entrySet().stream()
        .filter(replay -> !isShownBy(replay.getKey(), replay.getValue()))
        .map(replay -> "the replay " + replay.getKey() + " does not show " + replay.getValue())
        .findFirst();
  }

  private boolean isShownBy(String text, List<Failure> failures) {
    Schedule schedule = Schedule.parse(text);
    Trace trace = program.run(Plan.following(schedule, Tail.Fixed.LOWEST));
    return trace.failures().equals(failures)
        && schedule.firstDifference(trace, program.legend()) < 0;
  }

  private void see(Trace trace) {
    runs++;
    if (!trace.failures().isEmpty() && replays.size() < MOST_REPLAYS) {
      String replay = Schedule.of(trace, program.legend()).toString();
      replays.put(replay, List.copyOf(trace.failures()));
    }
    for (int row = 0; row < trace.rows(); row++) {
      sights.places().add(naming.place(trace, row));
    }
    trace.failures().stream()
        .filter(failure -> failure.thread() >= 0)
        .forEach(failure -> sights.failures().add(naming.text(failure)));
    for (DataRace race : detector.find(trace)) {
      sights
          .races()
          .add(
              naming.race(
                  race.first().thread(),
                  race.first().site(),
                  race.second().thread(),
                  race.second().site()));
    }
    if (goesRound(trace)) {
      sights.endless().add("livelock");
    } else if (trace.ending().maximal()) {
      String end = naming.end(program, trace);
      sights.ends().add(end);
      if (trace.ending() == Ending.STUCK) {
        sights.stuck().add(end);
      }
    }
  }

  private static boolean goesRound(Trace trace) {
    return IntStream.range(0, trace.threads()).anyMatch(trace::goesRound);
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
