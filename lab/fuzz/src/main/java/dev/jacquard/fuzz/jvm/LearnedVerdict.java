package dev.jacquard.fuzz.jvm;

import dev.jacquard.explore.learned.Agreement;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.explore.stateful.Endlessness;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a search of all that is learned of a program finds, with each execution compared with the
 * same one of the program itself.
 */
final class LearnedVerdict {
  private static final Transition[] NOBODY_SLEEPS = {};

  private final Learnable program;
  private final LearningProgram learned;
  private final TracesOrStates search = new TracesOrStates(new GraphDpor(1));
  private final Set<Failure.Type> failures = EnumSet.noneOf(Failure.Type.class);
  private Optional<String> difference = Optional.empty();
  private boolean complete;
  private boolean cut;

  private LearnedVerdict(Learnable program, int steps) {
    this.program = program;
    learned = new LearningProgram(program, Likeness.NONE, Symmetry::none, steps);
  }

  /** Searches to the end, or so many executions. */
  static LearnedVerdict of(Learnable program, int steps, long most) {
    LearnedVerdict verdict = new LearnedVerdict(program, steps);
    verdict.search(most);
    return verdict;
  }

  private void search(long most) {
    for (long count = 0; count < most && difference.isEmpty(); count++) {
      Optional<Plan> plan = search.next();
      if (plan.isEmpty()) {
        complete = !cut;
        return;
      }
      Trace foretold = learned.run(plan.get()).copy();
      boolean round = plan.get().knownStates().filter(KnownStates::areLeftByNobody).isPresent();
      boolean ended = foretold.ending() != Ending.CUT; // else the program may know a way to end
      difference = round || !ended ? Optional.empty() : difference(foretold);
      foretold.failures().forEach(failure -> failures.add(failure.type()));
      cut |= foretold.ending() == Ending.CUT;
      search.learn(foretold);
    }
  }

  private Optional<String> difference(Trace foretold) {
    Trace real = program.run(same(foretold));
    OptionalInt step = Agreement.firstDifference(foretold, real);
    return step.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "at step "
                + step.getAsInt()
                + " foretold "
                + told(foretold, step.getAsInt())
                + ", really "
                + told(real, step.getAsInt()));
  }

  private static String told(Trace trace, int row) {
    return row >= trace.length()
        ? trace.ending() + " " + trace.failures()
        : "thread "
            + trace.thread(row)
            + " "
            + trace.kind(row)
            + " "
            + trace.before(row)
            + "->"
            + trace.after(row)
            + " "
            + trace.result(row);
  }

  private static Plan same(Trace foretold) {
    Transition[] steps = foretold.prefix(foretold.length());
    for (int step = 0; step < steps.length; step++) {
      steps[step] = steps[step].choosing(foretold.label(step));
    }
    Plan plan = Plan.following(steps, NOBODY_SLEEPS, Tail.Fixed.LOWEST);
    boolean ends = foretold.ending() == Ending.KNOWN || foretold.ending() == Ending.ASLEEP;
    return ends ? plan.until(KnownStates.ALL) : plan;
  }

  /** Where an execution is not what was foretold. */
  Optional<String> difference() {
    return difference;
  }

  /** Whether all executions were searched. */
  boolean isComplete() {
    return complete;
  }

  /** How often the program was run in order to learn. */
  int runs() {
    return learned.runs();
  }

  /** How many states there are; nothing if executions were counted instead. */
  Optional<Long> states() {
    return search.states().map(StateCounts::states);
  }

  /** What can be compared with another form of the program. */
  String summary() {
    Set<Failure.Type> told = EnumSet.copyOf(failures);
    if (told.remove(Failure.Type.LIVELOCK)) {
      told.add(Failure.Type.DEADLOCK); // a thread that awaits may sleep or look again and again
    }
    return told + (search.states().map(StateCounts::endlessness).map(this::words).orElse(""));
  }

  private String words(Endlessness endlessness) {
    return endlessness.goesOn() ? ", goes on for ever" : "";
  }
}
