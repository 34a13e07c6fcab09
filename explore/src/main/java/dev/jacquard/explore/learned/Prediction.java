package dev.jacquard.explore.learned;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.learned.step.UntoldException;
import dev.jacquard.explore.learned.suspect.Suspicion;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * What one run of a program implies about others, or at least suggests: first what goes wrong if
 * threads come to some of its {@linkplain Suspicion steps} at once, then the data races and
 * deadlocks of all executions in which threads observe nothing but what they have observed in it.
 *
 * <p>It proves nothing and is to cost next to nothing. What it foretells is for the program to
 * confirm; where it can't go on, or was wrong, it has come to its end.
 */
final class Prediction {
  /** Who has foretold so often what did not come true is not asked again. */
  private static final int MOST_MISTAKES = 3;

  private final LearnedSearch.Origin origin;
  private final Explorer.DataRaces dataRaces;
  private Suspicion suspicion;
  private LearningProgram learned;
  private GraphDpor states;
  private long spentBefore;
  private boolean ended;
  private int mistakes;
  private Optional<Trace> failing = Optional.empty();

  Prediction(LearnedSearch.Origin origin, Explorer.DataRaces dataRaces) {
    this.origin = origin;
    this.dataRaces = dataRaces;
  }

  /** Goes on until so much was spent in all, in steps, or something is foretold to fail. */
  void goOn(long most) {
    while (!ended && failing.isEmpty() && spent() < most) {
      try {
        if (suspicion == null) {
          suspicion = new Suspicion(origin.program(), dataRaces, LearnedSearch.RUN);
        } else if (suspicion.isLeft()) {
          failing = suspicion.next();
        } else {
          searchStates(most);
        }
      } catch (UntoldException | ContradictionException | BlockedException noMore) {
        ended = true;
      } catch (RuntimeException thrown) {
        if (!origin.isOutdated(thrown)) {
          throw thrown;
        }
        spentBefore = spent();
        suspicion = null;
        learned = null;
      }
    }
  }

  private void searchStates(long most) {
    if (learned == null) {
      learned =
          LearningProgram.ofThreadsBornInRuns(origin.program(), origin.stepLimit()).predicting();
      states = new GraphDpor();
    }
    Exploration seen =
        new Explorer(
                learned,
                Budget.UNLIMITED,
                dataRaces,
                Explorer.OnFailure.STOP,
                (trace, tally) -> look(trace))
            .supervisedBy((tally, estimate) -> spent() < most)
            .explore(states);
    if (!seen.findings().isEmpty()) {
      failing = Optional.of(seen.findings().get(0).trace().copy());
    } else {
      ended = seen.limits().isEmpty();
    }
  }

  /**
   * States must not depend on what led to them; and what follows a state is kept with it, which
   * long executions have no room for.
   */
  private void look(Trace trace) {
    if (learned.goesByPasts()) {
      throw new UntoldStatesException("what led to a state decides on what follows");
    }
    if (trace.length() > LearnedSearch.LONGEST_BY_STATES) {
      throw new UntoldStatesException("too many states behind each other");
    }
  }

  private long spent() {
    long spent = spentBefore + (suspicion == null ? 0 : suspicion.spent());
    return learned == null
        ? spent
        : spent + LearnedSearch.spent(learned) + states.effort() / LearnedSearch.LIGHTER;
  }

  /**
   * How to make an execution that is to fail; told once, since what becomes of it is to be told.
   */
  Optional<Plan> takeFailing() {
    Optional<Plan> taken = failing.map(origin::confirming);
    failing = Optional.empty();
    return taken;
  }

  /** What was foretold did not come true. */
  void isRefuted() {
    mistakes++;
    ended |= mistakes == MOST_MISTAKES;
  }
}
