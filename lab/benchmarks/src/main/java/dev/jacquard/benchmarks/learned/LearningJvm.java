package dev.jacquard.benchmarks.learned;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.learned.program.LearnedPrograms;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.learned.ContradictionException;
import dev.jacquard.explore.learned.LearnedSearch;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.step.UntoldException;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.watch.Watchdog;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The main class of the worker JVMs, each of which explores one program in one way. Its arguments
 * are the way, the budget in milliseconds, and the words of the program.
 */
final class LearningJvm {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Way way;
  private final Duration time;
  private final Runnable body;
  private final long begin = System.nanoTime();

  private LearningJvm(Way way, Duration time, Runnable body) {
    this.way = way;
    this.time = time;
    this.body = body;
  }

  public static void main(String[] words) {
    PrintStream out = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream())); // the program may print
    new Watchdog(PATIENCE, alarm -> end(out, Found.trouble(alarm.why()))).start();
    int[] sizes = Arrays.stream(words).skip(3).mapToInt(Integer::parseInt).toArray();
    Runnable body = Hooked.named(LearnedPrograms.class, words[2], sizes);
    Thread.currentThread().setContextClassLoader(body.getClass().getClassLoader());
    Way way = Way.valueOf(words[0]);
    Duration time = Duration.ofMillis(Long.parseLong(words[1]));
    end(out, new LearningJvm(way, time, body).found());
  }

  private static void end(PrintStream out, Found found) {
    out.println(found.line());
    out.flush();
    Runtime.getRuntime().halt(0); // the threads that carried the program's are still there
  }

  private Found found() {
    Settings settings = way.learns() ? Settings.DEFAULT.withFoldedHistories() : Settings.DEFAULT;
    while (true) {
      try {
        JvmProgram real = new JvmProgram(body, settings);
        return switch (way) {
          case ORDINARY -> explore(real);
          case TRACES -> learn(real, settings);
          case TRACES_OR_STATES -> search(real, settings);
        };
      } catch (Restart restart) {
        settings = restart.in(settings);
      } catch (UntoldException untold) {
        return Found.trouble("not told: " + untold.what());
      } catch (RuntimeException | LinkageError trouble) {
        return Found.trouble(trouble.toString());
      }
    }
  }

  private Found explore(JvmProgram real) {
    Exploration found = explore(real, way.strategy());
    return found(found, found.tally().runs(), 0, why(found));
  }

  private Found learn(JvmProgram real, Settings settings) {
    LearningProgram learned = LearningProgram.ofThreadsBornInRuns(real, settings.stepLimit());
    try {
      Exploration found = explore(learned, way.strategy());
      found.findings().forEach(finding -> learned.confirm(finding.trace()));
      return found(found, learned.runs(), 0, why(found) + hidden(found, learned));
    } catch (ContradictionException contradiction) {
      return new Found(
          0,
          learned.runs(),
          0,
          millis(),
          List.of(),
          "contradiction: " + contradiction.getMessage());
    }
  }

  /** As beside the search of a check, but alone. */
  private Found search(JvmProgram real, Settings settings) {
    LearnedSearch search = new LearnedSearch(new Alone(real, settings.stepLimit()));
    List<String> failures = List.of();
    String why = "";
    while (!search.isComplete() && failures.isEmpty() && why.isEmpty()) {
      if (begin + time.toNanos() < System.nanoTime()) {
        why = "the time budget of " + time.toSeconds() + " s is spent";
      } else {
        search.goOn(Long.MAX_VALUE);
        failures = search.takeFailing().map(plan -> failures(real.run(plan))).orElse(List.of());
        why = search.givenUp().orElse("");
      }
    }
    long states = search.states().map(StateCounts::states).orElse(0L);
    return new Found(0, search.runs(), states, millis(), failures, why);
  }

  private static List<String> failures(Trace trace) {
    return trace.failures().isEmpty()
        ? List.of("data race")
        : trace.failures().stream().map(failure -> failure.type().label()).distinct().toList();
  }

  /** A program whose executions nobody else searches. */
  private record Alone(JvmProgram program, int stepLimit) implements LearnedSearch.Origin {
    @Override
    public Plan confirming(Trace foretold) {
      return Plan.following(Schedule.of(foretold), Tail.Fixed.LOWEST);
    }

    @Override
    public Optional<String> objection() {
      return Optional.empty();
    }

    @Override
    public boolean isOutdated(RuntimeException thrown) {
      return false;
    }
  }

  private Exploration explore(Program program, Strategy strategy) {
    return new Explorer(
            program,
            new Budget(time, Long.MAX_VALUE),
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(strategy);
  }

  private Found found(Exploration found, long runs, long states, String why) {
    List<String> failures =
        Arrays.stream(Failure.Type.values())
            .filter(type -> found.tally().failing(type) > 0)
            .map(Failure.Type::label)
            .toList();
    return new Found(found.tally().executions(), runs, states, millis(), failures, why);
  }

  private static String why(Exploration found) {
    return found.limits().stream().map(Limit::sentence).collect(Collectors.joining("; "));
  }

  /** What made executions new ones that need not be. */
  private static String hidden(Exploration found, LearningProgram learned) {
    return found.limits().isEmpty() || learned.hidden().isEmpty()
        ? ""
        : "; no step tells " + String.join(", ", learned.hidden());
  }

  private long millis() {
    return Duration.ofNanos(System.nanoTime() - begin).toMillis();
  }
}
