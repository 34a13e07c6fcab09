package dev.jacquard.fuzz.stateful;

import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Searches of random programs by states up to symmetry, compared with the full graph: all that is
 * to be seen there of threads that run the same code, by whichever of them. As users have them,
 * with another tail and the steps in any order, and with learned threads.
 */
public final class SymmetryComparison {
  private static final List<Tail> TAILS =
      List.of(Tail.Fixed.LOWEST, Tail.Fixed.HIGHEST, Tail.Fixed.STAY, new Tail.Uniform(7));

  private final int mostStates;
  private final List<String> differences = new ArrayList<>();
  private int programs;
  private int cyclic;
  private int smaller;
  private long states;
  private long plain;
  private long searched;
  private long runs;
  private long plainRuns;

  /** Leaves out programs with more states. */
  public SymmetryComparison(int mostStates) {
    this.mostStates = mostStates;
  }

  /** Compares so many programs with some of these features. */
  public void compare(Features features, long firstSeed, int count) {
    LitmusGenerator generator = new LitmusGenerator(features, Sizes.SMALL);
    int left = count;
    for (long seed = firstSeed; left > 0; seed++) {
      LitmusFile file = generator.generate(seed);
      Optional<FullGraph> graph = FullGraph.of(file, mostStates, Naming::byCode);
      if (graph.isPresent()) {
        compare(seed, file, graph.get());
        left--;
      }
    }
  }

  private void compare(long seed, LitmusFile file, FullGraph graph) {
    Sights truth = graph.sights();
    programs++;
    cyclic += graph.isCyclic() ? 1 : 0;
    states += graph.states();
    GraphDpor apart = new GraphDpor(seed);
    plainRuns += compare(seed, file, apart, truth, false);
    GraphDpor usual = GraphDpor.upToSymmetry(seed, Tail.Fixed.PURSUE, new WorkOrder.Leftmost());
    runs += compare(seed, file, usual, truth, false);
    plain += apart.states();
    searched += usual.states();
    smaller += usual.states() < apart.states() ? 1 : 0;
    Tail tail = TAILS.get((int) (seed % TAILS.size()));
    WorkOrder order = new WorkOrder.Shuffled(seed);
    compare(seed, file, GraphDpor.upToSymmetry(seed, tail, order), truth, false);
    compare(seed, file, GraphDpor.upToSymmetry(seed, tail, order), truth, true);
  }

  private int compare(
      long seed, LitmusFile file, GraphDpor search, Sights truth, boolean learning) {
    try {
      LitmusProgram program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
      Program explored = learning ? learned(file) : program;
      SearchSights seen = SearchSights.of(program, explored, search, Naming.byCode(program));
      seen.sights()
          .differenceFrom(truth)
          .or(seen::mistakeOfReplays)
          .ifPresent(difference -> differ(seed, file, difference));
      return seen.runs();
    } catch (RuntimeException thrown) {
      differ(
          seed,
          file,
          thrown
              + " "
              + List.of(thrown.getStackTrace())
                  .subList(0, Math.min(8, thrown.getStackTrace().length)));
      return 0;
    }
  }

  private static Program learned(LitmusFile file) {
    LitmusOptions options = LitmusOptions.DEFAULT.forLearning();
    return new LearningProgram(
        LitmusProgram.of("program", file, options), Symmetry::none, options.stepLimit());
  }

  private void differ(long seed, LitmusFile file, String difference) {
    differences.add("seed " + seed + ": " + difference + "\n" + LitmusPrinter.print(file));
  }

  /** What was different, with the programs. */
  public List<String> differences() {
    return Collections.unmodifiableList(differences);
  }

  /** How many programs were compared. */
  public int programs() {
    return programs;
  }

  /** How many of them can come back to a state of before. */
  public int cyclic() {
    return cyclic;
  }

  /** In how many of them symmetry leaves fewer states. */
  public int smaller() {
    return smaller;
  }

  @Override
  public String toString() {
    return String.format(
        "%,d programs, %,d of them cyclic; %,d states, searched %,d in %,d runs, up to symmetry"
            + " %,d in %,d runs, fewer in %,d programs; %d differences",
        programs, cyclic, states, plain, plainRuns, searched, runs, smaller, differences.size());
  }
}
