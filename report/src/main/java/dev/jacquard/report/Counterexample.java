package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An execution that fails, with all that reports tell of it. A value: no later run changes it.
 *
 * @param program what the user calls the program
 * @param trace a copy that lasts
 * @param schedule leads to it again
 * @param faults what went wrong in it; at least one
 * @param races all races of the trace, those among the faults and others
 * @param accesses what threads read and wrote between the steps, as far as that was watched
 * @param calls what threads called in the JDK and in libraries, in the order in which that began;
 *     empty if that was not watched
 * @param stacks where the accesses of the first race come from, and what threads died of, as lines
 * @param output what the program printed, as lines
 * @param replays how to see it again, the best way first
 * @param caution why those ways may not show it, as a sentence; empty if they do
 * @param exploration how it was found and how much else was explored, as lines
 */
public record Counterexample(
    String program,
    Trace trace,
    Names names,
    Schedule schedule,
    List<Fault> faults,
    List<DataRace> races,
    List<PlainAccess> accesses,
    List<Call> calls,
    List<String> stacks,
    List<String> output,
    List<ReplayLine> replays,
    Optional<String> caution,
    List<String> exploration) {
  public Counterexample {
    faults = List.copyOf(faults);
    races = List.copyOf(races);
    accesses = List.copyOf(accesses);
    calls = List.copyOf(calls);
    stacks = List.copyOf(stacks);
    output = List.copyOf(output);
    replays = List.copyOf(replays);
    exploration = List.copyOf(exploration);
  }

  /** What a trace and its names tell by themselves. */
  public static Counterexample of(
      String program, Trace trace, Names names, List<Fault> faults, List<DataRace> races) {
    return new Counterexample(
        program,
        trace,
        names,
        Schedule.of(trace, names),
        faults,
        races,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of());
  }

  /** What is to be said of a fault. */
  public Diagnosis diagnosis(Fault fault) {
    return Diagnosis.of(fault, trace, names, accesses, calls);
  }

  /** What is to be said of each fault. */
  public List<Diagnosis> diagnoses() {
    return faults.stream().map(this::diagnosis).toList();
  }

  /** The steps, and behind them what stuck threads were about to do. */
  public List<ShownRow> rows() {
    StepWords words = new StepWords(trace, names);
    Marks marks = new Marks(trace, names, races, accesses);
    int shown = trace.ending() == Ending.STUCK ? trace.rows() : trace.length();
    return IntStream.range(0, shown)
        .mapToObj(
            row ->
                new ShownRow(
                    row,
                    trace.thread(row),
                    words.of(row),
                    names.site(trace.thread(row), trace.site(row)),
                    names.file(trace.thread(row), trace.site(row)),
                    row < trace.length(),
                    row < trace.length() ? marks.label(new Entry.Row(row)).orElse("") : ""))
        .toList();
  }

  /** The same of the faults of one type only. */
  public List<Diagnosis> diagnoses(Failure.Type type) {
    return faults.stream()
        .filter(fault -> fault.failure().type() == type)
        .map(this::diagnosis)
        .toList();
  }

  /** The same in other words. The schedule stays: a replay has no others than it had. */
  public Counterexample named(Legend legend) {
    List<DataRace> told = new ArrayList<>(races);
    faults.forEach(fault -> fault.race().ifPresent(told::add));
    return new Counterexample(
        program,
        trace,
        Names.of(trace, legend, told),
        schedule,
        faults,
        races,
        accesses,
        calls,
        stacks,
        output,
        replays,
        caution,
        exploration);
  }

  public Counterexample withAccesses(List<PlainAccess> seen) {
    return new Counterexample(
        program,
        trace,
        names,
        schedule,
        faults,
        races,
        seen,
        calls,
        stacks,
        output,
        replays,
        caution,
        exploration);
  }

  public Counterexample withCalls(List<Call> seen) {
    return new Counterexample(
        program,
        trace,
        names,
        schedule,
        faults,
        races,
        accesses,
        seen,
        stacks,
        output,
        replays,
        caution,
        exploration);
  }

  public Counterexample withStacks(List<String> lines) {
    return new Counterexample(
        program,
        trace,
        names,
        schedule,
        faults,
        races,
        accesses,
        calls,
        lines,
        output,
        replays,
        caution,
        exploration);
  }

  public Counterexample withOutput(List<String> lines) {
    return new Counterexample(
        program,
        trace,
        names,
        schedule,
        faults,
        races,
        accesses,
        calls,
        stacks,
        lines,
        replays,
        caution,
        exploration);
  }

  public Counterexample withReplays(List<ReplayLine> ways) {
    return new Counterexample(
        program,
        trace,
        names,
        schedule,
        faults,
        races,
        accesses,
        calls,
        stacks,
        output,
        ways,
        caution,
        exploration);
  }

  public Counterexample withExploration(List<String> lines) {
    return new Counterexample(
        program, trace, names, schedule, faults, races, accesses, calls, stacks, output, replays,
        caution, lines);
  }

  public Counterexample withCaution(String why) {
    return new Counterexample(
        program,
        trace,
        names,
        schedule,
        faults,
        races,
        accesses,
        calls,
        stacks,
        output,
        replays,
        Optional.of(why),
        exploration);
  }
}
