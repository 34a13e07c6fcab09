package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Stopwatch.Clock;
import dev.jacquard.benchmarks.paper.PaperPrograms;
import dev.jacquard.check.Options;
import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** A program of a publication in a size, and what is made of its threads that are alike. */
public record Workload(String program, List<Integer> sizes, SymmetryReduction symmetry) {
  /** To look at the clock takes a microsecond: once in so many executions. */
  private static final int LOOK = 50;

  /** The symmetries that are a setting of runs; others need a strategy of their own. */
  private static final Set<SymmetryReduction> OF_RUNS =
      EnumSet.of(SymmetryReduction.NONE, SymmetryReduction.VAL, SymmetryReduction.RF);

  public Workload {
    sizes = List.copyOf(sizes);
  }

  /**
   * The workload if there is such a program.
   *
   * @throws IllegalArgumentException with a sentence for the user, if there is none
   */
  public static Workload checked(String program, List<String> sizes, SymmetryReduction symmetry) {
    if (!OF_RUNS.contains(symmetry)) {
      throw new IllegalArgumentException("symmetry can be none, val or rf here");
    }
    Workload workload =
        new Workload(program, sizes.stream().map(Workload::size).toList(), symmetry);
    try {
      PaperPrograms.named(program, workload.numbers());
    } catch (ArrayIndexOutOfBoundsException tooFew) {
      throw new IllegalArgumentException(program + " has more sizes than " + sizes, tooFew);
    }
    return workload;
  }

  private static int size(String word) {
    if (!word.matches("[1-9]\\d{0,5}")) {
      throw new IllegalArgumentException("a size is a number from 1 on, not '" + word + "'");
    }
    return Integer.parseInt(word);
  }

  /** What {@link #words} gave to another JVM. */
  public static Workload of(List<String> words) {
    return checked(
        words.get(1), words.subList(2, words.size()), SymmetryReduction.valueOf(words.get(0)));
  }

  /** The same as words, for another JVM. */
  public List<String> words() {
    List<String> words = new ArrayList<>(List.of(symmetry.name(), program));
    sizes.forEach(size -> words.add(size.toString()));
    return words;
  }

  private int[] numbers() {
    return sizes.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The program with hooks; works in a worker JVM only. */
  public Runnable controlled() {
    return Hooked.named(program, numbers());
  }

  /**
   * Explores the program again and again until so much processor time is spent.
   *
   * @param body the program with hooks
   * @return the number of executions
   */
  public long explore(Runnable body, Duration time) {
    long end = Clock.PROCESSOR.nanos() + time.toNanos();
    Supervisor watching =
        (tally, estimate) -> tally.runs() % LOOK != 0 || Clock.PROCESSOR.nanos() < end;
    long executions = 0;
    while (Clock.PROCESSOR.nanos() < end) {
      executions +=
          new JvmExplorer(body, Budget.UNLIMITED, Explorer.OnFailure.CONTINUE, Listener.NONE)
              .supervisedBy(watching)
              .explore(Options.settings(symmetry, Settings.DEFAULT), OptimalDpor::new)
              .exploration()
              .tally()
              .executions();
    }
    return executions;
  }

  @Override
  public String toString() {
    String text = program + sizes.stream().map(size -> " " + size).collect(Collectors.joining());
    return symmetry == SymmetryReduction.NONE
        ? text
        : text + ", symmetry " + symmetry.name().toLowerCase(Locale.ROOT);
  }
}
