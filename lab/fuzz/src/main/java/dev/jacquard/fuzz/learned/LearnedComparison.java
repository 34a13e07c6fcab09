package dev.jacquard.fuzz.learned;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.learned.Agreement;
import dev.jacquard.explore.learned.ContradictionException;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.explore.learned.UntoldStatesException;
import dev.jacquard.explore.learned.step.UntoldException;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Compares a Java program with what is learned of it: every plan of a search, and all outcomes of
 * searches that never look at the program but for what they do not know.
 */
final class LearnedComparison {
  /** How it went. */
  enum Agreed {
    YES,
    /** As far as it was looked at, but there is more. */
    SO_FAR,
    /** Traces do not tell all that threads observe. */
    UNTOLD,
    /** A thread did something else than before after the same observations. */
    CONTRADICTION,
    /** Something else came out, and nobody would have noticed. */
    NO;

    /** Whether it was seen, and said by name, that the program can't be learned. */
    boolean gaveUp() {
      return this == UNTOLD || this == CONTRADICTION;
    }
  }

  /**
   * What came out.
   *
   * @param what why not, or what differs
   * @param executions of the program
   * @param runs that were needed to learn it
   */
  record Result(Agreed agreed, String what, long executions, int runs) {}

  /** Two searches in turn need more executions than one, but not without end. */
  private static final int MORE = 10;

  private final Runnable body;
  private final Supplier<String> state;
  private final Settings settings;
  private final long mostExecutions;

  /** The state is what the program has left after a run. */
  LearnedComparison(
      Runnable body, Supplier<String> state, CarrierChoice carrier, int steps, long most) {
    this.body = () -> telling(body, state);
    this.state = state;
    this.mostExecutions = most;
    settings =
        Settings.DEFAULT.with(carrier).with(Expiry.USUAL).with(RacePolicy.EXPLORE).limitedTo(steps);
  }

  /** What comes out is a failure, so that it is a part of traces too. */
  private static void telling(Runnable body, Supplier<String> state) {
    body.run();
    throw new AssertionError(state.get());
  }

  Result compare() {
    try {
      return compared();
    } catch (UntoldException untold) {
      return new Result(Agreed.UNTOLD, untold.what(), 0, 0);
    } catch (ContradictionException contradiction) {
      return new Result(Agreed.CONTRADICTION, contradiction.what(), 0, 0);
    } catch (Difference difference) {
      return new Result(Agreed.NO, difference.getMessage(), 0, 0);
    } catch (RuntimeException | Error trouble) {
      return new Result(Agreed.NO, "broke off: " + trouble + at(trouble), 0, 0);
    }
  }

  private static String at(Throwable trouble) {
    StackTraceElement[] frames = trouble.getStackTrace();
    return frames.length == 0 ? "" : " at " + frames[0];
  }

  /** Something else came out. */
  private static final class Difference extends RuntimeException {
    private static final long serialVersionUID = 1;

    Difference(String what) {
      super(what);
    }
  }

  /** What a search has found. */
  private record Found(Exploration exploration, Outcomes outcomes, Set<String> states) {
    boolean isWhole(long most) {
      return exploration.tally().cut() == 0 && exploration.tally().runs() < most;
    }

    Set<String> failures() {
      return Outcomes.failures(exploration);
    }

    Set<String> unnumberedFailures() {
      return Outcomes.unnumbered(exploration);
    }

    Set<String> races() {
      return outcomes.races(exploration);
    }
  }

  private Result compared() {
    Settings learning = settings.withHistories();
    int runs = attempt(learning, this::comparePlans);
    Found truth = attempt(learning, this::compareSearches);
    attempt(settings.withFoldedHistories(), this::compareFolded);
    Found ordinary =
        attempt(settings, program -> explore(program, program, new OptimalDpor(), mostExecutions));
    if (!ordinary.isWhole(mostExecutions) || !truth.isWhole(mostExecutions)) {
      return new Result(Agreed.SO_FAR, "", truth.exploration().tally().executions(), runs);
    }
    require("states with histories", ordinary.states(), truth.states());
    require("failures with histories", ordinary.unnumberedFailures(), truth.unnumberedFailures());
    return new Result(Agreed.YES, "", truth.exploration().tally().executions(), runs);
  }

  /** The searches that learn come first: they know nothing but what they have learned. */
  private Found compareSearches(JvmProgram real) {
    Found byTraces = learn(real, new OptimalDpor());
    Found byEither = learnByEither(real);
    Found truth = truth(real);
    if (truth.isWhole(mostExecutions)) {
      requireOutcomes("outcomes by traces", truth, byTraces);
      require("failures by traces", truth.failures(), byTraces.failures());
      require("races by traces", truth.races(), byTraces.races());
      require(
          "number of traces",
          truth.exploration().tally().executions(),
          byTraces.exploration().tally().executions());
      require(
          "end of the search by traces or states", true, byEither.isWhole(MORE * mostExecutions));
      requireOutcomes("outcomes by traces or states", truth, byEither);
      require("failures by traces or states", truth.failures(), byEither.failures());
    }
    return truth;
  }

  /** States by folded histories are fewer; what comes out is the same. */
  private Found compareFolded(JvmProgram real) {
    Found found = learnByEither(real);
    Found truth = truth(real);
    if (truth.isWhole(mostExecutions)) {
      require("end of the search by folded histories", true, found.isWhole(MORE * mostExecutions));
      requireOutcomes("outcomes by folded histories", truth, found);
      require("failures by folded histories", truth.failures(), found.failures());
    }
    return truth;
  }

  private Found truth(JvmProgram real) {
    try {
      return explore(real, real, new OptimalDpor(), mostExecutions);
    } catch (Restart restart) {
      throw new Difference("learning overlooked that " + restart.getMessage());
    }
  }

  private static void requireOutcomes(String what, Found expected, Found found) {
    if (!expected.outcomes().found().equals(found.outcomes().found())) {
      throw new Difference(what + ": " + expected.outcomes().difference(found.outcomes().found()));
    }
  }

  private static void require(String what, Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new Difference(what + ": " + expected + " expected, but " + found);
    }
  }

  private <T> T attempt(Settings first, Function<JvmProgram, T> work) {
    Settings present = first;
    while (true) {
      try {
        return work.apply(new JvmProgram(body, present));
      } catch (Restart restart) {
        present = restart.in(present);
      }
    }
  }

  private Found explore(JvmProgram real, Program program, Strategy strategy, long most) {
    return explore(real, program, strategy, most, () -> true);
  }

  private Found explore(
      JvmProgram real, Program program, Strategy strategy, long most, BooleanSupplier goesOn) {
    Outcomes outcomes = new Outcomes(real);
    Set<String> states = new TreeSet<>();
    Listener looking =
        (trace, tally) -> {
          if (trace.ending().maximal()) {
            states.add(Outcomes.ending(trace) + " " + state.get());
          }
        };
    Exploration exploration =
        new Explorer(
                program,
                new Budget(Duration.ofMinutes(10), most),
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.CONTINUE,
                program == real ? outcomes.and(looking) : outcomes)
            .supervisedBy((tally, estimate) -> goesOn.getAsBoolean())
            .explore(strategy);
    return new Found(exploration, outcomes, states);
  }

  private Found learn(JvmProgram real, Strategy strategy) {
    LearningProgram learned = LearningProgram.ofThreadsBornInRuns(real, settings.stepLimit());
    return confirmed(learned, explore(real, learned, strategy, MORE * mostExecutions));
  }

  private static Found confirmed(LearningProgram learned, Found found) {
    found.exploration().findings().forEach(finding -> learned.confirm(finding.trace()));
    return found;
  }

  /** By traces or states; by traces alone as soon as what led to a state decides as well. */
  private Found learnByEither(JvmProgram real) {
    LearningProgram learned = LearningProgram.ofThreadsBornInRuns(real, settings.stepLimit());
    try {
      Found found =
          explore(
              real,
              learned,
              new TracesOrStates(),
              MORE * mostExecutions,
              () -> !learned.goesByPasts());
      if (!learned.goesByPasts()) {
        return confirmed(learned, found);
      }
    } catch (UntoldStatesException states) {
      // the same is told by the search below, or it tells why not
    }
    return learn(real, new OptimalDpor());
  }

  /** How many runs were needed. */
  private int comparePlans(JvmProgram real) {
    LearningProgram learned = LearningProgram.ofThreadsBornInRuns(real, settings.stepLimit());
    OptimalDpor strategy = new OptimalDpor();
    for (long plans = 0; plans < mostExecutions; plans++) {
      Optional<Plan> plan = strategy.next();
      if (plan.isEmpty()) {
        return learned.runs();
      }
      Trace foretold = learned.run(plan.get()).copy();
      Trace truth = real.run(plan.get());
      OptionalInt step = Agreement.firstDifference(foretold, truth);
      if (step.isPresent()) {
        throw new Difference(
            "plan "
                + plans
                + " at step "
                + step.getAsInt()
                + " of "
                + truth.length()
                + ": "
                + row(real, truth, step.getAsInt())
                + " expected, but "
                + row(real, foretold, step.getAsInt()));
      }
      strategy.learn(foretold);
    }
    return learned.runs();
  }

  private static String row(JvmProgram program, Trace trace, int row) {
    if (row >= trace.length()) {
      return "end " + trace.ending() + " " + trace.failures();
    }
    int location = trace.location(row);
    return "thread "
        + trace.thread(row)
        + " "
        + trace.kind(row)
        + " "
        + (location < 0 ? "" : location + " " + program.legend().location(location))
        + " argument "
        + trace.argument(row)
        + ", "
        + trace.before(row)
        + " to "
        + trace.after(row)
        + ", result "
        + trace.result(row)
        + " at "
        + program.legend().site(trace.thread(row), trace.site(row));
  }
}
