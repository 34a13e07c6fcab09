package dev.jacquard.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.TraceKey;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads that appear while the program runs are explored like those known from the start. */
class GrowingProgramTest {
  /** The two workers race to be discovered: each starts a helper of its own. */
  private static final Map<String, List<String>> HELPERS =
      Map.of(
          "main", List.of("start a", "start b", "x = 1", "join a", "join b", "x"),
          "a", List.of("x", "start c", "y = 1"),
          "b", List.of("x = 2", "start d", "y"),
          "c", List.of("y = 2"),
          "d", List.of("x"));

  /** The second worker of the chain is started by whoever runs last. */
  private static final Map<String, List<String>> CHAIN =
      Map.of(
          "main", List.of("start a", "x = 1", "x = 2"),
          "a", List.of("start b", "x = 3"),
          "b", List.of("start c", "x"),
          "c", List.of("x = 4"));

  private static final List<Named<Supplier<Strategy>>> STRATEGIES =
      List.of(
          Named.of("exhaustive", Exhaustive::new),
          Named.of("sleep sets", SleepSets::new),
          Named.of("Flanagan-Godefroid", FlanaganGodefroid::new),
          Named.of("source sets", SourceDpor::new),
          Named.of("source sets, highest", () -> new SourceDpor(Tail.Fixed.HIGHEST)),
          Named.of("optimal", OptimalDpor::new),
          Named.of(
              "optimal, oldest first",
              () -> new OptimalDpor(new WorkOrder.Oldest(), Tail.Fixed.HIGHEST)),
          Named.of(
              "optimal, shuffled",
              () -> new OptimalDpor(new WorkOrder.Shuffled(7), Tail.Fixed.STAY)));

  static Stream<Arguments> programs() {
    return STRATEGIES.stream()
        .flatMap(s -> Stream.of(HELPERS, CHAIN).map(code -> Arguments.of(s, code)));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void theCountsAreThoseOfALitmusProgram(
      Supplier<Strategy> strategy, Map<String, List<String>> code) {
    Set<TraceKey> keys = new HashSet<>();
    Exploration growing = explore(new GrowingProgram(code), strategy.get(), keys);
    Exploration fixed = Litmus.explore(litmus(code), strategy.get());
    assertThat(growing.tally().executions()).isEqualTo(fixed.tally().executions());
    assertThat(keys).hasSize(Litmus.traces(litmus(code), strategy.get()));
  }

  private static Exploration explore(
      GrowingProgram program, Strategy strategy, Set<TraceKey> keys) {
    HappensBefore order = HappensBefore.ofProgram();
    Listener listener =
        (trace, tally) -> {
          if (trace.ending().maximal()) {
            order.analyse(trace);
            keys.add(TraceKey.of(trace, order, trace.length()));
          }
        };
    return new Explorer(
            program,
            Budget.UNLIMITED,
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            listener)
        .explore(strategy);
  }

  /** The same program for litmus; threads must be known there, here in the order of their names. */
  private static String litmus(Map<String, List<String>> code) {
    StringBuilder text = new StringBuilder("volatile int x, y\n");
    new TreeMap<>(code)
        .forEach(
            (name, statements) -> {
              text.append("thread ").append(name).append(" {");
              for (int i = 0; i < statements.size(); i++) {
                text.append(' ').append(statement(statements.get(i), i)).append(';');
              }
              text.append(" }\n");
            });
    return text.toString();
  }

  private static String statement(String words, int number) {
    if (words.startsWith("start ") || words.startsWith("join ")) {
      return words.replace(' ', '(') + ")";
    }
    return words.contains("=") ? words : "int r" + number + " = " + words;
  }

  @Test
  void aScheduleReplaysWhereThreadsHaveOtherNumbers() {
    GrowingProgram program = new GrowingProgram(HELPERS);
    Strategy strategy = new OptimalDpor(new WorkOrder.Oldest(), Tail.Fixed.HIGHEST);
    int renumbered = 0;
    for (Optional<Plan> plan = strategy.next(); plan.isPresent(); plan = strategy.next()) {
      Trace trace = program.run(plan.get());
      Schedule schedule = Schedule.of(trace);
      GrowingProgram fresh = new GrowingProgram(HELPERS);
      Trace replayed = fresh.run(Plan.following(schedule, Tail.Fixed.LOWEST));
      assertThat(fresh.movers(replayed)).isEqualTo(program.movers(trace));
      assertThat(Schedule.of(replayed.copy())).isEqualTo(schedule);
      renumbered += numbers(replayed).equals(numbers(trace)) ? 0 : 1;
      strategy.learn(trace);
    }
    assertThat(renumbered).isPositive();
  }

  /** Only a search in the usual order of work can be saved. */
  static Stream<Arguments> savedPrograms() {
    return programs().limit(2L * STRATEGIES.size() - 4);
  }

  @ParameterizedTest
  @MethodSource("savedPrograms")
  void anExplorationGoesOnByNamesOrByTheExecutionsThatGaveNumbers(
      Supplier<Strategy> strategy, Map<String, List<String>> code) {
    for (boolean named : List.of(true, false)) {
      List<GrowingProgram> programs = new ArrayList<>();
      Supplier<GrowingProgram> fresh =
          () -> {
            programs.add(new GrowingProgram(code, named));
            return programs.get(programs.size() - 1);
          };
      Telling whole = new BrokenExploration(fresh, strategy).whole();
      programs.clear();
      int last = whole.executions().size() - 1;
      List<Integer> breaks = IntStream.range(0, Math.min(12, last)).mapToObj(i -> i).toList();
      assertThat(new BrokenExploration(fresh, strategy).brokenAt(breaks)).isEqualTo(whole);
      int again = programs.stream().mapToInt(GrowingProgram::runs).sum() - last - 1;
      if (named) {
        assertThat(again)
            .as("the first and the last one of each break")
            .isLessThanOrEqualTo(2 * breaks.size());
      } else {
        assertThat(again).isGreaterThan(2 * breaks.size());
      }
    }
  }

  private static List<Integer> numbers(Trace trace) {
    return IntStream.range(0, trace.length()).mapToObj(trace::thread).toList();
  }

  @Test
  void moreThreadsThanFitInOneWordAppear() {
    List<String> starts = IntStream.range(0, 150).mapToObj(i -> "start t" + i).toList();
    Map<String, List<String>> code = new TreeMap<>(Map.of("main", starts));
    for (int i = 0; i < 150; i++) {
      code.put("t" + i, i == 3 || i == 140 ? List.of("x = " + i) : List.of());
    }
    Set<TraceKey> keys = new HashSet<>();
    explore(new GrowingProgram(code), new OptimalDpor(), keys);
    assertThat(keys).hasSize(2);
  }
}
