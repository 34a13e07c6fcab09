package dev.jacquard.conformance;

import dev.jacquard.explore.learned.Agreement;
import dev.jacquard.explore.learned.ContradictionException;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.explore.learned.UntoldStatesException;
import dev.jacquard.explore.learned.step.UntoldException;
import dev.jacquard.explore.stateful.Endlessness;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Searches what is learned of a Java program, and compares each execution with the same one of the
 * program itself.
 */
public final class LearnedComparison {
  private static final String FLEETING = "fleeting: some object has another name in each run";
  private static final int MORE_RUNS = 8;
  private static final Transition[] NOBODY_SLEEPS = {};

  private final Runnable body;
  private final long mostPlans;
  private final boolean isFirst;
  private final Set<String> failures = new TreeSet<>();
  private final Set<String> failingTypes = new TreeSet<>();
  private Strategy search = new TracesOrStates(new GraphDpor(1));
  private LearningProgram learned;
  private String outcome;
  private boolean complete;
  private boolean folds;
  private long plans;

  private LearnedComparison(Runnable body, long mostPlans, boolean isFirst) {
    this.body = body;
    this.mostPlans = mostPlans;
    this.isFirst = isFirst;
  }

  /** Compares all executions, or so many; what is told decides how the program is run. */
  public static LearnedComparison of(Runnable body, Settings told, long mostPlans) {
    Settings settings = told;
    while (true) {
      LearnedComparison comparison = new LearnedComparison(body, mostPlans, true);
      try {
        comparison.compare(settings);
        return comparison;
      } catch (Restart restart) {
        settings = restart.in(settings);
      }
    }
  }

  /** Whether the search has come to its end without a difference. */
  public boolean isComplete() {
    return complete;
  }

  /** All failures that were seen, if the search has come to its end. */
  public Set<String> failures() {
    return failures;
  }

  /** The types of these, by their labels. */
  public Set<String> failingTypes() {
    return failingTypes;
  }

  /** What came out, in words; those of a difference begin with "wrong". */
  public String outcome() {
    return outcome;
  }

  private void compare(Settings settings) {
    JvmProgram real = new JvmProgram(body, settings);
    folds = settings.folds();
    learned = LearningProgram.ofThreadsBornInRuns(real, settings.stepLimit());
    try {
      outcome = comparedByStates(real);
    } catch (UntoldException untold) {
      outcome = "untold: " + untold.what();
    } catch (ContradictionException e) {
      outcome = "contradiction after " + plans + " executions: " + e.getMessage();
    } catch (Restart restart) {
      throw restart;
    } catch (DivergenceException parted) {
      boolean fleeting = isFleeting(real) || (isFirst && !partsAgain(settings));
      outcome = fleeting ? FLEETING : "wrong: " + parted.getMessage();
    } catch (RuntimeException | Error e) {
      outcome = "broke off: " + e;
    }
  }

  private String comparedByStates(JvmProgram real) {
    try {
      return compared(real);
    } catch (UntoldStatesException states) {
      return comparedByTraces(real);
    }
  }

  private String comparedByTraces(JvmProgram real) {
    search = new OptimalDpor();
    plans = 0;
    return compared(real);
  }

  private String compared(JvmProgram real) {
    for (; plans < mostPlans; plans++) {
      Optional<Plan> plan = search.next();
      if (plan.isEmpty()) {
        complete = true;
        return figures();
      }
      Trace foretold = learned.run(plan.get()).copy();
      if (learned.goesByPasts() && search instanceof TracesOrStates) {
        return comparedByTraces(real); // what led to a state decides on what follows, too
      }
      if (foretold.ending() == Ending.CUT) {
        return "untold: what comes behind the longest executions";
      }
      if (!isRound(plan.get()) && (folds || !endsAtState(foretold))) {
        Trace truth = real.run(same(foretold)).copy();
        OptionalInt step = Agreement.firstDifference(foretold, truth);
        if (step.isPresent() && isFleeting(real, foretold, truth)) {
          return FLEETING;
        }
        if (step.isPresent()) {
          return difference(real, foretold, truth, step.getAsInt());
        }
      }
      for (Failure failure : foretold.failures()) {
        failingTypes.add(failure.type().label());
        failures.add(failure.type() + " " + failure.thread() + " " + failure.message());
      }
      search.learn(foretold);
    }
    return plans
        + " executions and more, "
        + learned.runs()
        + " runs"
        + states().map(found -> ", " + found.states() + " states").orElse("");
  }

  /** Whether another run of the same schedule differs as well, so that nothing can be foretold. */
  private static boolean isFleeting(JvmProgram real, Trace foretold, Trace truth) {
    return Agreement.firstDifference(truth, real.run(same(foretold))).isPresent();
  }

  /** Whether already the first execution is not the same in some runs. */
  private static boolean isFleeting(JvmProgram real) {
    Trace once = real.run(Plan.free(Tail.Fixed.STAY)).copy();
    boolean same = true;
    for (int run = 0; run < MORE_RUNS && same; run++) {
      same = Agreement.firstDifference(once, real.run(Plan.free(Tail.Fixed.STAY))).isEmpty();
    }
    return !same;
  }

  /** Whether it comes to a difference once more: caches of the JDK may have been filled. */
  private boolean partsAgain(Settings settings) {
    LearnedComparison second = new LearnedComparison(body, mostPlans, false);
    second.compare(settings);
    return second.outcome.startsWith("wrong");
  }

  /** Whether an execution goes round for ever: that is one of the program itself. */
  private static boolean isRound(Plan plan) {
    return plan.knownStates().filter(KnownStates::areLeftByNobody).isPresent();
  }

  private static Plan same(Trace foretold) {
    Transition[] steps = foretold.prefix(foretold.length());
    for (int step = 0; step < steps.length; step++) {
      steps[step] = steps[step].choosing(foretold.label(step));
    }
    Plan plan = Plan.following(steps, NOBODY_SLEEPS, Tail.Fixed.LOWEST);
    return endsAtState(foretold) ? plan.until(KnownStates.ALL) : plan;
  }

  /** Whether an execution was not to go on, which a program whose states are known can be told. */
  private static boolean endsAtState(Trace foretold) {
    return foretold.ending() == Ending.KNOWN || foretold.ending() == Ending.ASLEEP;
  }

  private Optional<StateCounts> states() {
    return search instanceof TracesOrStates either ? either.states() : Optional.empty();
  }

  private String figures() {
    return plans
        + " executions, "
        + learned.runs()
        + " runs, "
        + learned.observations()
        + " observations, "
        + states().map(found -> found.states() + " states, " + told(found.endlessness())).orElse("")
        + (search instanceof TracesOrStates either ? either.outcome() : "searched by traces")
        + (failures.isEmpty() ? "" : ", " + failures);
  }

  private static String told(Endlessness endlessness) {
    return (endlessness.hasNoEnd() ? "runs for ever, " : "")
        + (endlessness.isIdle() ? "idle, " : "")
        + (!endlessness.alwaysEnds() && endlessness.ends() ? "need not end, " : "");
  }

  private String difference(JvmProgram real, Trace foretold, Trace truth, int step) {
    return "wrong: in execution "
        + plans
        + " at step "
        + step
        + " of "
        + truth.length()
        + " "
        + describe(real, foretold, step)
        + " / "
        + describe(real, truth, step);
  }

  private static String describe(JvmProgram program, Trace trace, int row) {
    if (row >= trace.length()) {
      return "end " + trace.ending() + trace.failures();
    }
    return "t"
        + trace.thread(row)
        + " "
        + trace.kind(row)
        + " "
        + trace.location(row)
        + " arg "
        + trace.argument(row)
        + " "
        + trace.before(row)
        + "->"
        + trace.after(row)
        + "="
        + trace.result(row)
        + " "
        + program.legend().location(trace.location(row));
  }
}
