package dev.jacquard.report.page;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Fault;
import dev.jacquard.report.Names;
import dev.jacquard.report.ReplayLine;
import java.util.List;
import java.util.Optional;

/** The first failure of a litmus program as a counterexample. */
record LitmusExample(String name, String source) {

  Counterexample counterexample() {
    LitmusProgram program =
        LitmusProgram.of(name, LitmusParser.parse(name, source), LitmusOptions.DEFAULT);
    List<Finding> findings =
        new Explorer(
                program,
                Budget.UNLIMITED,
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.STOP,
                (trace, tally) -> {})
            .explore(new OptimalDpor())
            .findings();
    Trace trace = findings.get(0).trace().copy();
    List<DataRace> races = List.copyOf(new RaceDetector().find(trace));
    String schedule = findings.get(0).schedule().toString();
    Names names = Names.of(trace, program.legend(), races);
    return new Counterexample(
        name,
        trace,
        names,
        Schedule.of(trace, names),
        findings.stream().map(finding -> new Fault(finding.failure(), finding.race())).toList(),
        races,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(
            new ReplayLine("command line", "./jacquard litmus " + name + " --replay " + schedule)),
        Optional.empty(),
        List.of("found in execution 1"));
  }

  String page() {
    Sources sources =
        file -> file.equals(name) ? Optional.of(source.lines().toList()) : Optional.empty();
    return new FailurePage(counterexample(), sources).html();
  }
}
