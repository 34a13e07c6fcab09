package dev.jacquard.cli.option;

import dev.jacquard.explore.option.Learning;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that says whether what threads do is learned. */
public final class LearnOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--learn",
      paramLabel = "WHETHER",
      defaultValue = "off",
      description =
          "run the program only for what no thread has observed yet, and explore in memory: off"
              + " (default), on, auto (by traces or by states, whichever are fewer), or predict"
              + " (what follows from one run)")
  private Learning learning;

  /** What was asked for, where a search has use for it. */
  public Learning value(Search search) {
    reject(
        learning != Learning.OFF && search.symmetry() == SymmetryReduction.CSYM,
        "--learn cannot be combined with --symmetry csym: both number the local states of threads,"
            + " each in its own way");
    if (search instanceof Search.Replaying) {
      return Learning.OFF;
    }
    reject(
        !learning.goesWith(search),
        "--learn predict searches by states what follows from one run, so it goes with no other"
            + " search and no symmetry");
    return learning;
  }

  /** Complains if it was asked for. */
  public void rejectForJavaPrograms() {
    reject(
        learning != Learning.OFF,
        "--learn is for litmus programs: the traces of Java programs do not tell all that their"
            + " threads observe");
  }

  private void reject(boolean wrong, String sentence) {
    if (wrong) {
      throw new ParameterException(spec.commandLine(), sentence);
    }
  }
}
