package dev.jacquard.benchmarks.tables;

import dev.jacquard.benchmarks.tables.Counting.Counted;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.fuzz.stateful.FullGraph;
import dev.jacquard.fuzz.stateful.PublishedSearch;
import dev.jacquard.fuzz.stateful.SoundPruning;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.time.Duration;

/**
 * Counts what searches of litmus programs come to. Those that were published are made on the graph
 * of all states, which is made for them; ours run the program.
 */
final class LitmusCounting {
  private static final int MOST_STATES = 100_000;
  private static final int NO_BYTES = 0;

  private final LitmusFile file;

  private LitmusCounting(LitmusFile file) {
    this.file = file;
  }

  static Counted of(Count.Litmus count) {
    long start = System.nanoTime();
    LitmusFile file = LitmusParser.parse("program", count.program());
    long number = new LitmusCounting(file).count(count.search());
    return new Counted(number, Duration.ofNanos(System.nanoTime() - start), NO_BYTES);
  }

  private long count(Count.LitmusSearch search) {
    return switch (search) {
      case FG -> explored(program(), new FlanaganGodefroid()).tally().executions();
      case SDPOR -> PublishedSearch.sdpor(graph(), false).runs();
      case SDPOR_TRANSITIONS -> PublishedSearch.sdpor(graph(), false).transitions();
      case PDP -> PublishedSearch.pdp(graph()).runs();
      case PDP_RACES -> PublishedSearch.pdp(graph()).races();
      case SOUND_PDP -> SoundPruning.of(graph()).runs();
      case BY_STATES -> explored(program(), new GraphDpor(1)).tally().runs();
      case TRANSITIONS -> searched().transitions();
      case STATES -> searched().states();
      case LEARNED -> runsToLearn();
      case RACES -> graph().races();
    };
  }

  private GraphDpor searched() {
    GraphDpor search = new GraphDpor(1);
    explored(program(), search);
    return search;
  }

  private long runsToLearn() {
    LitmusProgram plain = LitmusProgram.of("program", file, LitmusOptions.DEFAULT.forLearning());
    LearningProgram learned =
        new LearningProgram(plain, Symmetry::none, LitmusOptions.DEFAULT.stepLimit());
    explored(learned, new GraphDpor(1));
    return learned.runs();
  }

  private static Exploration explored(Program program, Strategy strategy) {
    Exploration exploration = new Explorer(program).explore(strategy);
    if (!exploration.limits().isEmpty()) {
      throw new IllegalStateException("not everything was counted: " + exploration.limits());
    }
    return exploration;
  }

  private LitmusProgram program() {
    return LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
  }

  private FullGraph graph() {
    return FullGraph.forgetting(file, MOST_STATES)
        .orElseThrow(() -> new IllegalStateException("more than " + MOST_STATES + " states"));
  }
}
