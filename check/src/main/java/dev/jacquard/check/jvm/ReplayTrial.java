package dev.jacquard.check.jvm;

import dev.jacquard.check.OptionTexts;
import dev.jacquard.check.Options;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.name.NamedTrace;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Fault;
import dev.jacquard.report.Misfit;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.NotControllableException;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Runs failing executions as somebody does who has nothing but their replay lines: with options and
 * a schedule that are read from text, and a program that has not been run before.
 *
 * <p>What the JVM remembers of the search makes no difference to that. A new JVM loads classes, and
 * the JDK fills its caches; but no run in which that happens counts, here or there.
 *
 * @param options those of the search
 * @param names the names of what the search has numbered
 */
record ReplayTrial(Runnable body, Options options, Names names) {
  /**
   * How the execution that the replay line leads to is not the one that is told, as half a
   * sentence; nothing if the same fails in the same steps.
   *
   * @throws Restart if it shows what was no step so far, for the search to begin again
   */
  Optional<String> objection(Counterexample told) {
    Schedule schedule = Schedule.parse(told.schedule().toString());
    Settings settings = printed(schedule).settings();
    try {
      return new Restarts(body, settings)
          .follow(schedule, program -> objection(told, schedule, program));
    } catch (Restart more) {
      Observed known = told.trace().observed();
      if (!more.in(settings.learned(known)).learned().equals(known)) {
        throw more;
      }
      return Optional.of(more.misfit().getMessage());
    } catch (DivergenceException | BlockedException | NotControllableException otherwise) {
      return Optional.of(otherwise.getMessage());
    }
  }

  /**
   * A closer look at the execution in this program, if the replay line leads to it here as well.
   */
  Optional<CloserLook> closerLook(Counterexample told) {
    Schedule schedule = Schedule.parse(told.schedule().toString());
    try {
      return new Restarts(body, printed(schedule).settings())
          .follow(schedule, program -> closerLook(told, schedule, program));
    } catch (Restart
        | DivergenceException
        | BlockedException
        | NotControllableException otherwise) {
      return Optional.empty();
    }
  }

  private Optional<CloserLook> closerLook(
      Counterexample told, Schedule schedule, JvmProgram program) {
    if (objection(told, schedule, program).isPresent()) {
      return Optional.empty();
    }
    Trace now = program.run(Plan.following(schedule, Tail.Fixed.LOWEST)).copy();
    Names its = program.names().orElseThrow();
    List<Finding> findings = new ArrayList<>();
    for (Fault fault : told.faults()) {
      String text = text(fault.failure(), fault.race(), names);
      findings(now).stream()
          .filter(finding -> text(finding.failure(), finding.race(), its).equals(text))
          .findFirst()
          .ifPresent(findings::add);
    }
    return Optional.of(Repetition.of(findings, program))
        .filter(again -> findings.size() == told.faults().size() && again.isFaithful())
        .map(again -> new CloserLook(again, program.legend()));
  }

  /** The options of the replay line. */
  private Options printed(Schedule schedule) {
    Given line = new Given(Spelling.COMMAND_LINE, OptionTexts.ofReplay(options));
    return OptionTexts.options(line).with(new Search.Replaying(schedule));
  }

  private Optional<String> objection(Counterexample told, Schedule schedule, JvmProgram program) {
    Trace now = program.run(Plan.following(schedule, Tail.Fixed.LOWEST));
    Misfit.require(schedule, now, program.legend());
    Names its = program.names().orElseThrow();
    return NamedTrace.of(now, its)
        .difference(NamedTrace.of(told.trace(), names))
        .or(() -> missing(told.faults(), failures(now, its)));
  }

  private Optional<String> missing(List<Fault> told, List<String> now) {
    return told.stream()
        .map(fault -> text(fault.failure(), fault.race(), names))
        .filter(failure -> !now.contains(failure))
        .findFirst()
        .map(
            failure ->
                "there is no '"
                    + failure
                    + "', but "
                    + (now.isEmpty() ? "nothing fails" : "'" + String.join("', '", now) + "'"));
  }

  private List<String> failures(Trace trace, Names its) {
    return findings(trace).stream()
        .map(finding -> text(finding.failure(), finding.race(), its))
        .toList();
  }

  private List<Finding> findings(Trace trace) {
    Explorer.DataRaces sought = options.dataRaces();
    return sought.findings(trace, sought.in(trace, new RaceDetector()));
  }

  private static String text(Failure failure, Optional<DataRace> race, Names names) {
    String who = failure.thread() < 0 ? "" : " of " + names.thread(failure.thread());
    String what =
        race.map(
                two ->
                    names.location(two.location())
                        + ", "
                        + text(two.first(), names)
                        + ", "
                        + text(two.second(), names))
            .orElse(failure.message());
    return Stream.of(failure.type().label() + who, "after step " + failure.step(), what)
        .filter(part -> !part.isEmpty())
        .reduce((one, other) -> one + " " + other)
        .orElseThrow();
  }

  private static String text(Access access, Names names) {
    return names.thread(access.thread())
        + (access.write() ? " wrote" : " read")
        + " after step "
        + access.step()
        + (access.site() < 0 ? "" : " at " + names.site(access.site()));
  }
}
