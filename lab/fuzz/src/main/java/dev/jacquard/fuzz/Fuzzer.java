package dev.jacquard.fuzz;

import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.RingGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.shrink.ProgramShrinker;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Compares every configuration with brute force on many random programs. */
public final class Fuzzer {
  /** Programs that take brute force more runs than this are passed over. */
  private static final long MOST_RUNS = 20_000;

  /** Kinds of programs, taken in turn. */
  static final List<Features> PRESETS =
      List.of(
          Features.all(),
          Features.anySubset(),
          Features.readsAndWrites(),
          Features.monitors(),
          Features.blocking(),
          Features.symmetric(),
          Features.commonSuffix(),
          Features.interrupts(),
          Features.interruptedWaits(),
          Features.timeLimits(),
          Features.impatient());

  /** A program on which some configuration does not see what it claims, made small. */
  public record Found(LitmusFile program, Differential.Difference difference) {}

  /**
   * What was done.
   *
   * @param compared programs on which all configurations were compared
   * @param passedOver programs too large for brute force
   * @param executions executions that brute force made
   */
  public record Report(long compared, long passedOver, long executions, List<Found> found) {}

  /** Somebody who is told after each program. */
  @FunctionalInterface
  public interface Progress {
    void compared(Report soFar);
  }

  private final long seed;
  private final Progress progress;

  public Fuzzer(long seed, Progress progress) {
    this.seed = seed;
    this.progress = progress;
  }

  /** Compares on so many programs, not counting those that are passed over. */
  public Report run(long programs) {
    SplittableRandom seeds = new SplittableRandom(seed);
    Report report = new Report(0, 0, 0, List.of());
    for (int turn = 0; report.compared() < programs; turn++) {
      report = compareNext(report, turn % (PRESETS.size() + 1), seeds.nextLong());
      progress.compared(report);
    }
    return report;
  }

  /** After the presets come programs that declare a symmetry. */
  static LitmusFile generate(int preset, long programSeed) {
    return preset == PRESETS.size()
        ? new RingGenerator().generate(programSeed)
        : new LitmusGenerator(PRESETS.get(preset), Sizes.SMALL).generate(programSeed);
  }

  private static Report compareNext(Report report, int preset, long programSeed) {
    LitmusFile file = generate(preset, programSeed);
    List<Configuration> configurations = Configuration.all(programSeed);
    Differential.Result result = new Differential(configurations, MOST_RUNS).compare(file);
    List<Found> found = new ArrayList<>(report.found());
    result.difference().ifPresent(d -> found.add(shrunk(file, configurations, d)));
    return new Report(
        report.compared() + (result.compared() ? 1 : 0),
        report.passedOver() + (result.compared() ? 0 : 1),
        report.executions() + result.executions(),
        List.copyOf(found));
  }

  /** Makes a program smaller as long as the same configuration goes wrong on it. */
  private static Found shrunk(
      LitmusFile file, List<Configuration> configurations, Differential.Difference first) {
    List<Configuration> wrong =
        configurations.stream().filter(c -> c.name().equals(first.configuration())).toList();
    Differential differential = new Differential(wrong, MOST_RUNS);
    LitmusFile small =
        ProgramShrinker.shrink(
            file,
            smaller ->
                differential
                    .compare(smaller)
                    .difference()
                    .filter(d -> d.configuration().equals(first.configuration()))
                    .isPresent());
    return new Found(small, differential.compare(small).difference().orElse(first));
  }
}
