package dev.jacquard.runtime;

import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.saved.Vocabulary;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Remarks;
import dev.jacquard.runtime.jvm.LoadedClasses;
import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.name.Locations.Telling;
import dev.jacquard.runtime.primitive.ModelCatalogue;
import dev.jacquard.runtime.primitive.code.Initialisers;
import dev.jacquard.runtime.primitive.code.Linkage;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.witness.Testimony;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A real Java program under control. Its classes have been rewritten by the agent.
 *
 * <p>Confined to one thread; the trace of a run is overwritten by the next run.
 */
public final class JvmProgram implements Learnable {
  /**
   * More runs than this in a row in which classes are loaded are taken for a program without end.
   */
  private static final int MOST_REPETITIONS = 100;

  /** A program whose first runs differ more often than this is not waiting for the JDK. */
  private static final int MOST_COLD_RUNS = 5;

  /**
   * A framework may make classes in each run. Runs that link as much, and take the same steps, so
   * often in a row are as all others will be.
   */
  private static final int STEADY_RUNS = 3;

  private final Runnable body;
  private final Settings settings;
  private Execution execution;
  private boolean isWarm;
  private Plan only;
  private volatile boolean running;
  private Optional<List<DataRace>> recorded = Optional.empty();

  public JvmProgram(Runnable body, Settings settings) {
    this.body = body;
    this.settings = settings;
    execution = new Execution(settings);
  }

  /**
   * {@inheritDoc}
   *
   * <p>A run in which classes were loaded, linked or initialised for good is not like the next one,
   * so it is done again until there is one without. The JDK does other things only once as well, by
   * steps even: it fills a cache, or asks for a provider. So the first runs of all are repeated
   * until two of them take the same steps, and a race for an object of the JDK has to come twice.
   */
  @Override
  public Trace run(Plan plan) {
    running = true;
    try {
      return repeated(plan);
    } finally {
      running = false;
    }
  }

  private Trace repeated(Plan plan) {
    only = isWarm ? null : plan;
    OptionalLong steps = OptionalLong.empty();
    boolean raced = false;
    Steadiness steadiness = new Steadiness();
    LoadedClasses.catchUp();
    for (int repetition = 0; ; repetition++) {
      int before = Linkage.events();
      Initialisers.beginRun();
      ModelCatalogue.choose(settings.deep());
      try {
        Trace trace = execution.run(plan, body);
        OptionalLong stepsBefore = steps;
        steps = isWarm ? steps : OptionalLong.of(trace.digest());
        boolean repeats = steps.equals(stepsBefore) || repetition >= MOST_COLD_RUNS;
        boolean doubted = !raced && execution.accesses().hasRaceInside();
        raced |= doubted;
        repeats &= !doubted;
        boolean steady = steadiness.add(Linkage.events() - before, trace.digest());
        if (isLikeTheNext(before, steady) && repeats || repetition == MOST_REPETITIONS) {
          checkControl();
          isWarm = true;
          return trace;
        }
      } catch (DivergenceException diverged) {
        checkControl();
        boolean rehearsed = isWarm || repetition > 0;
        if (isLikeTheNext(before, false) && rehearsed || repetition == MOST_REPETITIONS) {
          throw diverged;
        }
        if (!rehearsed) {
          rehearse();
        }
      } catch (Restart restart) {
        if (raced || !execution.accesses().hasRaceInside()) {
          throw restart;
        }
        raced = true;
      } catch (BlockedException blocked) {
        only = null; // another run would find what this one has left behind
        throw blocked;
      }
      if (!isWarm) {
        forget();
      }
    }
  }

  /** Names of objects shall not tell of runs that were only a warm-up. */
  private void forget() {
    Execution cold = execution;
    execution = new Execution(settings);
    execution.names().follow(cold.names());
    execution.limits().follow(cold.limits());
    recorded.ifPresent(execution.recorder()::start);
  }

  /** A run that parts from its plan ends there, before the JDK has done what it does only once. */
  private void rehearse() {
    forget();
    try {
      execution.run(Plan.free(Tail.Fixed.LOWEST), body);
    } catch (DivergenceException | Restart notThePlans) {
      // as far as it went, the JDK has done it
    }
  }

  /**
   * Whether a run loaded nothing, given the events before it, or what all do, and all is rewritten
   * that it met.
   */
  private static boolean isLikeTheNext(int before, boolean steady) {
    return !LoadedClasses.catchUp() && (steady || Linkage.events() == before);
  }

  /** Whether runs of one plan go on loading as much as the one before. */
  private static final class Steadiness {
    private int events = -1;
    private long digest;
    private int equal;

    boolean add(int newEvents, long newDigest) {
      equal = newEvents == events && newDigest == digest ? equal + 1 : 1;
      events = newEvents;
      digest = newDigest;
      return equal >= STEADY_RUNS;
    }
  }

  private static void checkControl() {
    if (!Refusals.all().isEmpty()) {
      throw new NotControllableException(Refusals.all());
    }
  }

  /** How it is run, with all that was learned of it before. */
  public Settings settings() {
    return settings;
  }

  /** The same program, with traces that tell all that its threads observe and still know. */
  public JvmProgram learnable() {
    return new JvmProgram(body, settings.withFoldedHistories());
  }

  /** The same program, after a run has shown what was no step so far. */
  public JvmProgram again(Restart restart) {
    return new JvmProgram(body, restart.in(settings));
  }

  /** No two threads are known to be alike before they run. */
  @Override
  public Likeness likeness() {
    return Likeness.NONE;
  }

  @Override
  public boolean isOpaque(int location) {
    return execution.locations().telling(location) == Telling.HISTORY;
  }

  @Override
  public boolean tellsContents(int location) {
    return execution.locations().telling(location) == Telling.CONTENT;
  }

  /** Latches and futures wait so. */
  @Override
  public boolean awaitsBusily() {
    return false;
  }

  /**
   * The waiters of a monitor are woken in any order, those of a condition in that of their waits.
   */
  @Override
  public boolean keepsOrder(int queue) {
    return !execution.locations().isMonitor(queue);
  }

  @Override
  public Set<String> hidden() {
    return execution.recording().hidden();
  }

  @Override
  public boolean knowsItsStates() {
    return settings.folds();
  }

  @Override
  public long knowledge() {
    return execution.knowledge() + Linkage.events();
  }

  @Override
  public Optional<Vocabulary> vocabulary() {
    return Optional.of(execution.names().vocabulary());
  }

  @Override
  public Legend legend() {
    return execution.legend();
  }

  @Override
  public Optional<Names> names() {
    return Optional.of(execution.names());
  }

  /**
   * Repeats an execution and looks closely at it.
   *
   * @param races those whose accesses shall be traced back to where they come from
   */
  public Testimony testimony(Schedule schedule, List<DataRace> races) {
    recorded = Optional.of(races);
    execution.recorder().start(races);
    try {
      return execution
          .recorder()
          .testimony(run(Plan.following(schedule, Tail.Fixed.LOWEST)), races);
    } finally {
      execution.recorder().stop();
      recorded = Optional.empty();
    }
  }

  /**
   * What the program did that is not under control, in any run so far. After a single run one more
   * is needed to tell objects that the JDK makes in each run from its own tables; not if a thread
   * asks that watches a run.
   */
  public Set<String> uncontrolled() {
    if (only != null && !running && execution.limits().isUndecided()) {
      run(only);
    }
    return uncontrolledSoFar();
  }

  /** The same by the runs so far alone. */
  public Set<String> uncontrolledSoFar() {
    return execution.limits().uncontrolled();
  }

  /** Where the runs so far have taken something for granted. */
  public Set<String> assumed(Premise premise) {
    return execution.limits().assumed().places(premise);
  }

  /** Which threads are interchangeable, and what told others apart, in the runs so far. */
  public SymmetryFindings symmetry() {
    return execution.symmetry().findings();
  }

  /**
   * The symmetries that the program declared in the last run, as renamings of the threads and
   * locations of its traces. Nobody has checked them.
   */
  public List<Permutation> declaredSymmetries() {
    return execution.declarations().renamings();
  }

  /** What the program has said of its last run. */
  public Remarks remarks() {
    return execution.runState().get(Remarks.KEY);
  }

  /** What its threads run on: {@code continuation} or {@code thread}. */
  public String carrier() {
    return execution.carrier();
  }
}
