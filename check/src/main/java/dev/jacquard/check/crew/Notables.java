package dev.jacquard.check.crew;

import dev.jacquard.check.Options;
import dev.jacquard.check.run.ContradictionText;
import dev.jacquard.check.run.Examiner;
import dev.jacquard.check.run.ToleratedRaces;
import dev.jacquard.explore.examine.ThreadDeterminism;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * The executions in this process that showed something which counts do not tell: the first one, the
 * first ones that were cut at the step limit and before it, and those after which more is known of
 * the program. Failures are not among them, which slices tell. And whether threads contradict
 * themselves, from one execution to another.
 */
final class Notables {
  private final Program program;
  private final Options options;
  private final ToleratedRaces races = new ToleratedRaces();
  private final ThreadDeterminism threads;
  private boolean examines;
  private List<String> news = new ArrayList<>();
  private long knowledge = -1;
  private boolean cutAtLimit;
  private boolean cutBefore;

  Notables(Program program, Options options) {
    this.program = program;
    this.options = options;
    threads =
        new ThreadDeterminism((location, value) -> program.legend().isRepeatable(location, value));
    examines = Examiner.examines(options);
  }

  void look(Trace trace) {
    if (examines) {
      examine(trace);
    }
    if (options.races() == RacePolicy.EXPLORE) {
      races.repeated(trace);
    }
    long now = program.knowledge() + races.all().size();
    boolean isNew = now != knowledge;
    knowledge = now;
    if (trace.ending() == Ending.CUT) {
      boolean full = trace.length() >= options.stepLimit();
      isNew |= full ? !cutAtLimit : !cutBefore;
      cutAtLimit |= full;
      cutBefore |= !full;
    }
    if (isNew) {
      news.add(Schedule.of(trace).toString());
    }
  }

  /** The first contradiction says it all. */
  private void examine(Trace trace) {
    threads.examine(trace);
    threads
        .contradiction()
        .map(seen -> new ContradictionText(seen, program.legend()).sentence())
        .ifPresent(
            sentence -> {
              news.add(Notes.ofSign(sentence));
              examines = false;
            });
  }

  /** Those since the last time. */
  List<String> take() {
    List<String> all = news;
    news = new ArrayList<>();
    return all;
  }
}
