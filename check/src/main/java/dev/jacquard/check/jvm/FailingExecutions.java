package dev.jacquard.check.jvm;

import dev.jacquard.check.Options;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.Counterexamples;
import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Legend;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.JvmFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The executions that fail, each run once more and looked at: that gives them their names, their
 * output, and what reports tell of them beside their steps.
 */
final class FailingExecutions {
  private final JvmSubject subject;
  private final Options options;
  private final ProgramStreams streams;
  private final Optional<TellingProgram> telling;
  private List<JvmFacts.Death> deaths = List.of();

  FailingExecutions(
      JvmSubject subject,
      Options options,
      ProgramStreams streams,
      Optional<TellingProgram> telling) {
    this.subject = subject;
    this.options = options;
    this.streams = streams;
    this.telling = telling;
  }

  /** What threads of the first one died of. */
  List<JvmFacts.Death> deaths() {
    return deaths;
  }

  /** All of them, for these findings. */
  List<Counterexample> of(List<Finding> found) {
    List<Counterexample> all = new ArrayList<>();
    for (List<Finding> findings : Counterexamples.byExecution(found)) {
      subject.again(new Rerun(findings.get(0).trace()));
      all.add(seenAgain(findings, all.isEmpty()));
    }
    return all;
  }

  private Counterexample seenAgain(List<Finding> findings, boolean first) {
    Counterexamples counterexamples = Counterexamples.of(subject.name(), options);
    Counterexample named = counterexamples.of(findings, subject.legend());
    Optional<Repetition> repetition = subject.repetition(findings);
    List<String> output = streams.recorded();
    if (first) {
      deaths = repetition.map(Repetition::deaths).orElse(List.of());
    }
    return repetition
        .map(again -> told(again, subject.legend()))
        .orElse(named) // the names of before: the last run may have given others
        .withOutput(output);
  }

  /**
   * The same executions, the first one as it is in classes that tell what they call, if they take
   * the same steps. Its numbers are no longer those of the search.
   */
  List<Counterexample> closer(List<Counterexample> failing) {
    List<Counterexample> all = new ArrayList<>(failing);
    if (!failing.isEmpty()) {
      closer(failing.get(0)).ifPresent(look -> all.set(0, look));
    }
    return all;
  }

  private Optional<Counterexample> closer(Counterexample seen) {
    return telling
        .flatMap(
            program -> program.look(body -> subject.closerLook(streams.over(body), seen, options)))
        .map(look -> told(look.repetition(), look.legend()))
        .filter(look -> look.schedule().toString().equals(seen.schedule().toString()))
        .map(look -> seen.caution().map(look::withCaution).orElse(look).withOutput(seen.output()));
  }

  private Counterexample told(Repetition again, Legend legend) {
    return Counterexamples.of(subject.name(), options)
        .of(again.findings(), legend)
        .named(again.sightings().named(legend))
        .withAccesses(again.sightings().accesses())
        .withCalls(again.sightings().calls())
        .withStacks(again.sightings().stacks());
  }
}
