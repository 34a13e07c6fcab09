package dev.jacquard.fuzz.jvm;

import dev.jacquard.cluster.office.Counts;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.fuzz.cluster.Chaos;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Compares a litmus program with its translation: every execution that the search finds in litmus
 * is replayed on the JVM and compared step by step; and the search on the JVM itself finds as many,
 * with as many failures of each type, also when it is shared by workers of whom some are lost.
 */
final class ProgramComparison {
  /** Slices are short here, and many are lost. */
  private static final long MOST_SHARED = 200;

  private final LitmusProgram litmus;
  private final JvmProgram jvm;
  private final JvmProgram waiting;
  private final long mostExecutions;
  private int skipped;
  private String difference;

  ProgramComparison(
      LitmusProgram litmus, Runnable body, CarrierChoice carrier, int steps, long most) {
    this.litmus = litmus;
    this.mostExecutions = most;
    Settings settings =
        Settings.DEFAULT.with(carrier).with(RacePolicy.EXPLORE).limitedTo(steps + 100);
    jvm = new JvmProgram(body, settings.withEveryRound());
    waiting = new JvmProgram(body, settings);
  }

  /** The first difference. */
  Optional<String> difference(boolean hasLoopsThatWait) {
    try {
      return hasLoopsThatWait ? differenceOfWaiting() : differenceOfSteps();
    } catch (DivergenceException diverged) {
      return Optional.of(diverged.toString());
    }
  }

  private Optional<String> differenceOfSteps() {
    skipped = preparation(jvm.run(Plan.free(Tail.Fixed.LOWEST)));
    Exploration expected = explore(litmus, this::replay);
    if (difference != null || expected.tally().cut() > 0) {
      return Optional.ofNullable(difference); // what is cut has no count to compare
    }
    Optional<String> found = compare(expected, explore(jvm, Listener.NONE), true);
    return found.isPresent() || expected.tally().executions() >= mostExecutions
        ? found
        : differenceWithoutIdleRounds(expected);
  }

  /** Fewer executions may be enough, but they show the same failures. */
  private Optional<String> differenceWithoutIdleRounds(Exploration expected) {
    Exploration fewer = explore(waiting, Listener.NONE);
    Optional<String> shared = differenceWhenShared();
    if (shared.isPresent()) {
      return shared;
    }
    for (Failure.Type type : Failure.Type.values()) {
      if ((expected.tally().failing(type) > 0) != (fewer.tally().failing(type) > 0)) {
        return Optional.of(type.label() + " only with or only without idle rounds");
      }
    }
    return Optional.empty();
  }

  /**
   * A loop that waits reads once more than the await in litmus if it waits for ever; what it reads
   * then may also race.
   */
  private Optional<String> differenceOfWaiting() {
    Exploration expected = explore(litmus, Listener.NONE);
    return expected.tally().cut() > 0 || expected.tally().executions() >= mostExecutions
        ? Optional.empty()
        : compare(expected, explore(waiting, Listener.NONE), false).or(this::differenceWhenShared);
  }

  private Optional<String> differenceWhenShared() {
    Tally alone = tally(waiting);
    if (alone.cut() > 0 || alone.runs() >= MOST_SHARED) {
      return Optional.empty();
    }
    long seed = alone.steps();
    Counts expected = Counts.of(alone);
    Program program = new WithoutNames(waiting);
    Counts shared = Chaos.of(program, Tail.Fixed.LOWEST, seed).table().counts();
    return expected.executions() == shared.executions()
            && expected.blocked() == shared.blocked()
            && expected.failing().equals(shared.failing())
        ? Optional.empty()
        : Optional.of("alone: " + expected + "; shared: " + shared);
  }

  private static Tally tally(Program program) {
    return new Explorer(
            program,
            Budget.ofExecutions(MOST_SHARED),
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(new OptimalDpor())
        .tally();
  }

  /** The steps with which the translation builds its shared objects. */
  private static int preparation(Trace trace) {
    int row = 0;
    while (row < trace.length() && trace.kind(row) != Kind.START) {
      row++;
    }
    return row == trace.length() ? 0 : row;
  }

  private Exploration explore(Program program, Listener listener) {
    Overtaken overtaken = new Overtaken(listener);
    Exploration found =
        new Explorer(
                program,
                new Budget(Duration.ofMinutes(10), mostExecutions),
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.CONTINUE,
                overtaken)
            .explore(new OptimalDpor());
    return found.with(overtaken.without(found.tally()));
  }

  /**
   * Counts executions that show nothing but a race with an idle round of a loop, which has no
   * counterpart in litmus: there a loop that waits is one operation.
   */
  private static final class Overtaken implements Listener {
    private final Listener listener;
    private long before;
    private long count;

    Overtaken(Listener listener) {
      this.listener = listener;
    }

    @Override
    public void executed(Trace trace, Tally tally) {
      boolean counted = tally.executions() > before;
      before = tally.executions();
      count += counted && trace.ending() == Ending.SPINNING ? 1 : 0;
      listener.executed(trace, tally);
    }

    Tally without(Tally tally) {
      Map<Failure.Type, Long> failing = new EnumMap<>(Failure.Type.class);
      for (Failure.Type type : Failure.Type.values()) {
        failing.put(type, tally.failing(type));
      }
      return Tally.of(
          tally.executions() - count, tally.blocked() + count, tally.cut(), tally.steps(), failing);
    }
  }

  private void replay(Trace trace, Tally tally) {
    if (difference != null || trace.ending() == Ending.CUT) {
      return;
    }
    Trace replayed =
        jvm.run(Plan.following(StepComparison.schedule(trace, skipped), Tail.Fixed.LOWEST));
    new StepComparison(trace, replayed, skipped)
        .difference()
        .ifPresent(found -> difference = found + " in " + Schedule.of(trace));
  }

  private static Optional<String> compare(
      Exploration expected, Exploration found, boolean withRaces) {
    String one = summary(expected, withRaces);
    String other = summary(found, withRaces);
    return one.equals(other)
        ? Optional.empty()
        : Optional.of("litmus: " + one + "; Java: " + other);
  }

  private static String summary(Exploration exploration, boolean withRaces) {
    StringBuilder text = new StringBuilder();
    text.append(exploration.tally().executions()).append(" executions");
    for (Failure.Type type : Failure.Type.values()) {
      if (type == Failure.Type.RACE && !withRaces) {
        continue;
      }
      text.append(", ").append(exploration.tally().failing(type)).append(' ').append(type.label());
    }
    return text.toString();
  }
}
