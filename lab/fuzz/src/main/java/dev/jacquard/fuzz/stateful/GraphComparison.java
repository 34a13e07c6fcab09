package dev.jacquard.fuzz.stateful;

import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Tail;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Searches of random programs by states, compared with the full graph: as users have them, and with
 * another tail and the steps in any order. Each failure is replayed by its string.
 */
public final class GraphComparison {
  private static final List<Tail> TAILS =
      List.of(Tail.Fixed.LOWEST, Tail.Fixed.HIGHEST, Tail.Fixed.STAY, new Tail.Uniform(7));

  private final int mostStates;
  private final List<String> differences = new ArrayList<>();
  private int programs;
  private int cyclic;
  private int endless;
  private long states;
  private long transitions;
  private long searchedStates;
  private long searchedTransitions;
  private long runs;

  /** Leaves out programs with more states. */
  public GraphComparison(int mostStates) {
    this.mostStates = mostStates;
  }

  /** Compares so many programs with some of these features. */
  public void compare(Features features, long firstSeed, int count) {
    compare(features, firstSeed, count, graph -> true);
  }

  /** Compares so many programs that can come back to a state of before. */
  public void compareCyclic(Features features, long firstSeed, int count) {
    compare(features, firstSeed, count, FullGraph::isCyclic);
  }

  private void compare(
      Features features, long firstSeed, int count, Predicate<FullGraph> condition) {
    LitmusGenerator generator = new LitmusGenerator(features, Sizes.SMALL);
    int left = count;
    for (long seed = firstSeed; left > 0; seed++) {
      LitmusFile file = generator.generate(seed);
      Optional<FullGraph> graph = FullGraph.of(file, mostStates).filter(condition);
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
    endless += truth.endless().size() > 1 || !truth.endless().contains("ends") ? 1 : 0;
    states += graph.states();
    transitions += graph.transitions();
    GraphDpor usual = new GraphDpor(seed);
    runs += compare(seed, file, usual, truth);
    searchedStates += usual.states();
    searchedTransitions += usual.transitions();
    Tail tail = TAILS.get((int) (seed % TAILS.size()));
    compare(seed, file, new GraphDpor(seed, tail, new WorkOrder.Shuffled(seed)), truth);
  }

  private int compare(long seed, LitmusFile file, GraphDpor search, Sights truth) {
    try {
      SearchSights seen =
          SearchSights.of(LitmusProgram.of("program", file, LitmusOptions.DEFAULT), search);
      seen.sights()
          .differenceFrom(truth)
          .or(seen::mistakeOfReplays)
          .ifPresent(difference -> differ(seed, file, difference));
      return seen.runs();
    } catch (RuntimeException thrown) {
      differ(seed, file, thrown.toString());
      return 0;
    }
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

  @Override
  public String toString() {
    return String.format(
        "%,d programs, %,d of them cyclic, %,d run for ever or can; %,d states and %,d"
            + " transitions, searched %,d and %,d in %,d runs; %d differences",
        programs,
        cyclic,
        endless,
        states,
        transitions,
        searchedStates,
        searchedTransitions,
        runs,
        differences.size());
  }
}
