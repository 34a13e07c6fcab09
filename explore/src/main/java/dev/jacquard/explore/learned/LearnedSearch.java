package dev.jacquard.explore.learned;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.HiddenRaces;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.learned.step.UntoldException;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;
import java.util.Set;

/**
 * A search of what is learned of a program, which goes on a little at a time.
 *
 * <p>It looks for one thing: whether there is any failure. Where there is none, it has come to its
 * end for the program as well; an execution that fails is told for the program to confirm. By
 * states, as long as these are told apart by what threads have observed alone and no race can be
 * lost; else by traces.
 */
public final class LearnedSearch {
  /** Where programs come from that are to be learned. */
  public interface Origin {
    /** A program of which nothing is known. */
    Learnable program();

    /** How many steps an execution may have. */
    int stepLimit();

    /** How the program is to make an execution of what was learned of it. */
    Plan confirming(Trace foretold);

    /** What the runs did that is not under control, so that nothing follows from them. */
    Optional<String> objection();

    /** Whether an exception of a run says that the program has to be made anew. */
    boolean isOutdated(RuntimeException thrown);
  }

  private enum State {
    OPEN,
    COMPLETE,
    FAILING,
    GIVEN_UP
  }

  /** A step in memory costs so many times less than one of the program, strategies included. */
  static final int LIGHTER = 2;

  /** What is done for a run besides its steps, in steps. */
  static final int RUN = 20;

  /** Whoever searches beside it is heard again after so many steps. */
  private static final long SLICE = 50_000;

  /** What follows a state is kept with it, which takes the square of an execution's length. */
  static final int LONGEST_BY_STATES = 2_000;

  /** After so many executions by traces it is looked at what each has cost. */
  private static final int TRIED = 2_000;

  /** That is to be so many times less than one of the search beside it, which has no more. */
  private static final int GAIN = 2;

  /** More observations than this do not pay, and fill the memory. */
  private static final int MOST_OBSERVATIONS = 1_000_000;

  /** It may turn out so often that other threads can be exchanged than it seemed. */
  private static final int MOST_CHANGES = 40;

  private static final int NEVER = -1;

  private final Origin origin;
  private final Explorer.DataRaces dataRaces;
  private final HiddenRaces hidden = new HiddenRaces();
  private LearningProgram learned;
  private Strategy strategy;
  private boolean byPasts;
  private boolean byTraces;
  private int version;
  private int changes;
  private int closed;
  private boolean exchanges = true;
  private long spentBefore;
  private long spentThen;
  private int executions;
  private double usual = Double.MAX_VALUE;
  private State state = State.OPEN;
  private Optional<Trace> failing = Optional.empty();
  private String why = "";

  /** A search for failures of any sort. */
  public LearnedSearch(Origin origin) {
    this(origin, Explorer.DataRaces.REPORT);
  }

  /** A search for failures, of which data races may be some, or all. */
  public LearnedSearch(Origin origin, Explorer.DataRaces dataRaces) {
    this.origin = origin;
    this.dataRaces = dataRaces;
  }

  /** What one run of the same program implies of these failures. */
  Prediction prediction() {
    return new Prediction(origin, dataRaces);
  }

  Explorer.DataRaces dataRaces() {
    return dataRaces;
  }

  /** The same, to which all states are different in which threads have different names. */
  public LearnedSearch withoutSymmetry() {
    exchanges = false;
    return this;
  }

  /**
   * The same beside a search that runs every execution.
   *
   * @param stepsOfEach of them, on average
   */
  void goOn(long most, double stepsOfEach) {
    usual = stepsOfEach;
    goOn(most);
  }

  /** Goes on for a while, until so much was spent in all, in steps. */
  public void goOn(long most) {
    long allowance = Math.min(most, spent() + SLICE);
    while (state == State.OPEN && spent() < allowance) {
      try {
        if (learned == null) {
          begin();
        }
        slice(allowance);
      } catch (OutdatedStatesException states) {
        outdated();
      } catch (UntoldStatesException states) {
        searchByTraces();
      } catch (UntoldException untold) {
        giveUp(untold.what());
      } catch (ContradictionException contradiction) {
        giveUp(contradiction.what());
      } catch (BlockedException blocked) {
        giveUp(blocked.getMessage());
      } catch (RuntimeException thrown) {
        if (!origin.isOutdated(thrown)) {
          throw thrown;
        }
        spentBefore = spent();
        learned = null;
      }
    }
  }

  private void begin() {
    learned = LearningProgram.ofThreadsBornInRuns(origin.program(), origin.stepLimit());
    if (exchanges) {
      learned.exchangingThreads();
    }
    searchAgain();
  }

  private void searchByTraces() {
    byTraces = true;
    searchAgain();
  }

  /** Begins the search again; what was learned stays. */
  private void searchAgain() {
    spentThen = spent();
    executions = 0;
    byPasts = learned.goesByPasts();
    version = learned.versionOfExchanges();
    strategy = byPasts || byTraces ? new OptimalDpor() : new TracesOrStates(byNames());
  }

  private GraphDpor byNames() {
    return learned.hasExchanges() ? GraphDpor.upToSymmetry() : new GraphDpor();
  }

  /** States have other names from now on, once all is known of threads that others have shown. */
  private void outdated() {
    closed = NEVER;
    version = NEVER;
  }

  /** Begins the search by states again, since others than it seemed can be exchanged. */
  private void nameStatesAgain() {
    if (++changes == MOST_CHANGES) {
      learned.withoutExchanges();
    }
    version = learned.versionOfExchanges();
    if (strategy instanceof TracesOrStates either) {
      either.beginStates(byNames());
    }
  }

  private void slice(long allowance) {
    if (isChanged()) {
      searchAgain();
    }
    if (strategy instanceof TracesOrStates && !isClosed(allowance)) {
      return;
    }
    Exploration seen =
        new Explorer(
                learned,
                Budget.UNLIMITED,
                dataRaces,
                Explorer.OnFailure.STOP,
                (trace, tally) -> look(trace))
            .supervisedBy(
                (tally, estimate) ->
                    spent() < allowance && !isChanged() && !isToBeClosed() && !losesRaces())
            .explore(strategy);
    if (!seen.findings().isEmpty()) {
      failing = Optional.of(seen.findings().get(0).trace().copy());
      state = State.FAILING;
    } else if (losesRaces()) {
      searchByTraces();
    } else if (isChanged()) {
      searchAgain();
    } else if (isToBeClosed()) {
      return;
    } else if (seen.limits().isEmpty()) {
      end();
    } else if (!has(seen, Limit.Cause.INTERRUPTED)) {
      giveUp(seen.limits().get(0).sentence());
    } else if (learned.observations() > MOST_OBSERVATIONS) {
      giveUp("threads observe too much");
    }
  }

  /**
   * Whether nothing is taken for granted of threads that can be exchanged, but for what nobody was
   * seen to do.
   */
  private boolean isClosed(long allowance) {
    while (closed != learned.observations() || isRenamed()) {
      if (spent() >= allowance) {
        return false;
      }
      if (!learned.closeOne()) {
        closed = learned.observations();
        if (isRenamed()) {
          nameStatesAgain();
        }
      }
    }
    return true;
  }

  private boolean isToBeClosed() {
    return strategy instanceof TracesOrStates
        && (isRenamed() || (learned.hasExchanges() && closed != learned.observations()));
  }

  /** Whether there may be data races that no state shows. */
  private boolean losesRaces() {
    if (strategy instanceof TracesOrStates either && either.hidesRaces()) {
      hidden.learnSilently();
    }
    return strategy instanceof TracesOrStates
        && hidden.limit().isPresent()
        && learned.hasConflicts();
  }

  private boolean isRenamed() {
    return strategy instanceof TracesOrStates && learned.versionOfExchanges() != version;
  }

  private void look(Trace trace) {
    if (trace.ending() == Ending.CUT) {
      throw new UntoldException("what comes behind the longest executions");
    }
    if (strategy instanceof TracesOrStates && trace.length() > LONGEST_BY_STATES) {
      throw new UntoldStatesException("too many states behind each other");
    }
    if (strategy instanceof OptimalDpor && ++executions % TRIED == 0 && !pays()) {
      throw new UntoldException("to run an execution takes no longer than to derive it");
    }
    hidden.learn(trace);
  }

  private boolean pays() {
    return GAIN * (double) (spent() - spentThen) / executions <= usual + RUN;
  }

  private void end() {
    if (strategy instanceof TracesOrStates either && either.waitsForTime()) {
      giveUp("a time limit may pass while threads go round for ever");
      return;
    }
    if (strategy instanceof TracesOrStates either && either.hasLastingRounds()) {
      giveUp("threads may give way to each other for ever");
      return;
    }
    Optional<String> objection = origin.objection();
    objection.ifPresent(this::giveUp);
    state = objection.isPresent() ? State.GIVEN_UP : State.COMPLETE;
  }

  /** Whether states have to be told apart otherwise than when the search began. */
  private boolean isChanged() {
    return learned.goesByPasts() != byPasts;
  }

  private static boolean has(Exploration seen, Limit.Cause cause) {
    return seen.limits().stream().anyMatch(limit -> limit.cause() == cause);
  }

  private void giveUp(String reason) {
    state = State.GIVEN_UP;
    why = reason;
  }

  /** What it has cost so far, in steps of the program. */
  private long spent() {
    return learned == null ? spentBefore : spentBefore + spent(learned);
  }

  /** What it has cost so far to learn a program, in its steps. */
  static long spent(LearningProgram learned) {
    int runs = learned.runs() + learned.confirmations();
    return learned.steps() / LIGHTER + learned.realSteps() + (long) RUN * runs;
  }

  /** Whether nothing fails, in any execution of the program. */
  public boolean isComplete() {
    return state == State.COMPLETE;
  }

  /** How to make an execution that is to fail; told once, since what becomes of it decides. */
  public Optional<Plan> takeFailing() {
    Optional<Plan> taken = failing.map(origin::confirming);
    failing = Optional.empty();
    return taken;
  }

  /** What was foretold did not come true. */
  public void isRefuted() {
    giveUp("a failure that was foretold is none");
  }

  /** Whether it has come to an end without a result; then why. */
  public Optional<String> givenUp() {
    return state == State.GIVEN_UP ? Optional.of(why) : Optional.empty();
  }

  /** What threads learn something of that their steps do not tell, for people. */
  public Set<String> hidden() {
    return learned == null ? Set.of() : learned.hidden();
  }

  /** How many times the program was run in order to learn it. */
  public int runs() {
    return learned == null ? 0 : learned.runs();
  }

  /** How many observations of threads are known. */
  public int observations() {
    return learned == null ? 0 : learned.observations();
  }

  /** What there is to say of states, if it has come to its end by them. */
  public Optional<StateCounts> states() {
    return isComplete() && strategy instanceof TracesOrStates either
        ? either.states()
        : Optional.empty();
  }

  /** How it has searched, in words. */
  public Optional<String> how() {
    return strategy instanceof TracesOrStates either
        ? Optional.of(either.outcome())
        : Optional.empty();
  }
}
