package dev.jacquard.cli;

import dev.jacquard.explore.Finding;
import dev.jacquard.explore.symmetry.ConjecturedSymmetry;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Result;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.Counterexamples;
import dev.jacquard.worker.Rerun;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * A JVM program in this worker, with the name that the user gave it.
 *
 * <p>An exploration begins again, with other settings, when a run shows that the program can see
 * something that was no step so far.
 */
final class JvmSubject implements Subject {
  private final String name;
  private final Runnable body;
  private final Settings settings;
  private JvmProgram program;

  JvmSubject(String name, Runnable body, Settings settings) {
    this.name = name;
    this.body = body;
    this.settings = settings;
    this.program = new JvmProgram(body, settings);
  }

  @Override
  public boolean watchesHiddenRaces() {
    return true;
  }

  /** Nobody can read from the code whether a declaration is right, so it is checked. */
  @Override
  public Strategy upToDeclared() {
    return ConjecturedSymmetry.declared(() -> program.declaredSymmetries());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Result explore(Function<Program, Result> attempt) {
    Settings present = settings;
    while (true) {
      program = new JvmProgram(body, present);
      try {
        return attempt.apply(program);
      } catch (Restart restart) {
        present = restart.in(present);
      }
    }
  }

  /**
   * Replays an execution.
   *
   * @throws DivergenceException with a sentence for the user, if it is none of this program
   */
  Result replay(Schedule schedule, Function<Program, Result> attempt) {
    program = new JvmProgram(body, settings.learned(schedule.observed()));
    try {
      return attempt.apply(program);
    } catch (Restart more) {
      throw more.misfit();
    }
  }

  /** What was found in the last run. */
  Counterexample counterexample(Counterexamples all, List<Finding> findings) {
    return all.of(findings, program);
  }

  /** Runs an execution of the last exploration once more. */
  void again(Rerun execution) {
    execution.on(program);
  }

  /** Where the program has atomic accesses that are weaker than volatile. */
  Set<String> weakAccesses() {
    return program.weakAccesses();
  }

  Legend legend() {
    return program.legend();
  }

  /** What threads run on. */
  String carrier() {
    return program.carrier();
  }

  @Override
  public SymmetryFindings symmetry() {
    return program.symmetry();
  }

  @Override
  public Set<String> uncontrolled() {
    return program.uncontrolled();
  }

  @Override
  public List<String> outcome(Trace trace) {
    return List.of(
        "outcome: "
            + switch (trace.ending()) {
              case CUT -> "cut at the step limit";
              case STUCK, SPINNING -> Prose.count(stuck(trace), "thread") + " did not end";
              default -> "every thread ended";
            });
  }

  private static long stuck(Trace trace) {
    long stuck = 0;
    for (int thread = 0; thread < trace.threads(); thread++) {
      stuck += trace.pending(thread) >= 0 ? 1 : 0;
    }
    return stuck;
  }
}
