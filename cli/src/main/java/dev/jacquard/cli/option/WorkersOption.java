package dev.jacquard.cli.option;

import dev.jacquard.check.Options;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that has several workers share one search. */
public final class WorkersOption {
  private static final int MOST = 1_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description =
          "N workers share the search of one program; without symmetry, which a shared search does"
              + " not know")
  private Optional<OptionValues.Count> workers;

  /** How many there are, if the search is to be shared. */
  public Optional<Integer> value() {
    if (workers.filter(count -> count.value() > MOST).isPresent()) {
      throw new ParameterException(spec.commandLine(), "--workers is at most " + MOST);
    }
    return workers.map(count -> (int) count.value());
  }

  /**
   * Complains about what can't be shared.
   *
   * @param cluster whether a cluster is to share it
   */
  public void check(Options options, int programs, boolean cluster) {
    if (workers.isPresent() && cluster) {
      throw new ParameterException(
          spec.commandLine(), "--workers are of this machine, and --cluster has its own");
    }
    if (workers.isEmpty() && !cluster) {
      return;
    }
    String who = cluster ? "--cluster shares" : "--workers share";
    if (!options
        .search()
        .equals(new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.NONE))) {
      throw new ParameterException(
          spec.commandLine(),
          who
              + " a search by traces without symmetry (--reduction optimal, --symmetry"
              + " none) and no other one");
    }
    if (options.checkpoint().isUsed()) {
      throw new ParameterException(
          spec.commandLine(), "a search that is shared (--workers, --cluster) has no --checkpoint");
    }
    if (programs > 1) {
      throw new ParameterException(
          spec.commandLine(),
          who
              + " the search of one program, but there are "
              + programs
              + "; --jobs checks them side by side");
    }
  }
}
