package dev.jacquard.report;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import dev.jacquard.report.text.FailureText;
import dev.jacquard.report.text.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A litmus program whose comments say what to report: {@code schedule}, else the first failure; and
 * the {@code width}, {@code rows} and {@code coloured} of the page and the limit of {@code steps}.
 */
record Example(String name, String source) {

  String report() {
    FailureText text = new FailureText(counterexample(), page());
    List<String> lines = new ArrayList<>(text.sentences());
    lines.add("");
    lines.addAll(text.details());
    return String.join("\n", lines) + "\n";
  }

  Counterexample counterexample() {
    LitmusProgram program = program();
    Trace trace =
        setting("schedule")
            .map(text -> program.run(Plan.following(Schedule.parse(text), Tail.Fixed.LOWEST)))
            .orElseGet(() -> explored(program).get(0).trace());
    List<DataRace> races = List.copyOf(new RaceDetector().find(trace));
    List<Fault> faults = new ArrayList<>();
    trace.failures().forEach(failure -> faults.add(new Fault(failure, Optional.empty())));
    races.forEach(race -> faults.add(new Fault(failure(race), Optional.of(race))));
    Names names = Names.of(trace, program.legend(), races);
    return Counterexample.of(name, trace.copy(), names, faults, races);
  }

  /** What goes wrong in any of its executions. */
  List<Failure> failures() {
    return explored(program()).stream().map(Finding::failure).toList();
  }

  private LitmusProgram program() {
    return LitmusProgram.of(
        name,
        LitmusParser.parse(name, source),
        LitmusOptions.DEFAULT.limitedTo(number("steps", 10_000)));
  }

  private static List<Finding> explored(LitmusProgram program) {
    Exploration exploration =
        new Explorer(
                program,
                Budget.UNLIMITED,
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.STOP,
                (trace, tally) -> {})
            .explore(new OptimalDpor());
    return exploration.findings();
  }

  private static Failure failure(DataRace race) {
    return new Failure(Failure.Type.RACE, race.second().thread(), race.second().step(), "");
  }

  private Page page() {
    return new Page(
        number("width", Page.PLAIN.width()),
        number("rows", Page.PLAIN.rows()),
        setting("coloured").isPresent(),
        "--full");
  }

  private int number(String key, int otherwise) {
    return setting(key).map(Integer::parseInt).orElse(otherwise);
  }

  Optional<String> setting(String key) {
    Matcher line = Pattern.compile("(?m)^# " + key + ": (.*)$").matcher(source);
    return line.find() ? Optional.of(line.group(1)) : Optional.empty();
  }
}
