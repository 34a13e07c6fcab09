package dev.jacquard.cli.option;

import dev.jacquard.litmus.LitmusOptions;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that says how long one execution may be. */
public final class StepLimitOption {
  /** The longest schedule that a replay string can hold. */
  private static final int MOST_STEPS = 10_000_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "cut an execution after N steps (default 10000)")
  private Optional<OptionValues.Count> steps;

  /** The most steps of one execution. */
  public int value() {
    long limit =
        steps.map(OptionValues.Count::value).orElse((long) LitmusOptions.DEFAULT.stepLimit());
    if (limit > MOST_STEPS) {
      throw new ParameterException(
          spec.commandLine(), "--steps is at most " + MOST_STEPS + ": no replay string is longer");
    }
    return (int) limit;
  }
}
