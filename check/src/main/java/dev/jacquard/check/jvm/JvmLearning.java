package dev.jacquard.check.jvm;

import dev.jacquard.explore.learned.LearnedSearch;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Restart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A JVM program once more, with traces that tell all that its threads observe. */
final class JvmLearning implements LearnedSearch.Origin {
  private final JvmProgram program;
  private final int stepLimit;
  private JvmProgram told;
  private boolean counts;

  JvmLearning(JvmProgram program, int stepLimit) {
    this.program = program;
    this.stepLimit = stepLimit;
    told = program.learnable();
  }

  @Override
  public Learnable program() {
    return told;
  }

  @Override
  public int stepLimit() {
    return stepLimit;
  }

  @Override
  public boolean isOutdated(RuntimeException thrown) {
    if (!(thrown instanceof Restart restart) || restart.discovery() == Feature.REMARKS) {
      return false; // nothing is learned of a program that has to be run each time
    }
    told = told.again(restart);
    return true;
  }

  /** Plain accesses are steps of what is learned, but not of the program. */
  @Override
  public Plan confirming(Trace foretold) {
    Names from = told.names().orElseThrow();
    Names to = program.names().orElseThrow();
    List<Transition> steps = new ArrayList<>();
    for (int row = 0; row < foretold.length(); row++) {
      if (!foretold.kind(row).isPlain() && !foretold.kind(row).isInner()) {
        int thread = to.number(from.thread(foretold.thread(row)));
        steps.add(Transition.any(thread, foretold.label(row)));
      }
    }
    return Plan.attempting(steps.toArray(new Transition[0]), Tail.Fixed.LOWEST);
  }

  @Override
  public Optional<String> objection() {
    Optional<String> objection = told.uncontrolledSoFar().stream().findFirst();
    counts = objection.isEmpty();
    return objection;
  }

  /** Where its runs have taken something for granted, if the verdict rests on them. */
  Set<String> assumed(Premise premise) {
    return counts ? told.assumed(premise) : Set.of();
  }
}
