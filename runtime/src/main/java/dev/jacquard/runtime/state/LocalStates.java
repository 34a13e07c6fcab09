package dev.jacquard.runtime.state;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.run.Pending;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.loop.IdleLoops;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.step.StepListener;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * Numbers for the local states of threads: the same for two threads only if the run can go on with
 * the two in exchanged roles, the heap being what it is (algorithms.md 4.4).
 *
 * <p>A thread is described by its frames, its pending operation with its time limit, its clock and
 * what happens to an exception that the program does not catch. What it keeps elsewhere is not
 * compared: a thread that holds a lock, waits in a queue, goes round in a loop that waits, or whose
 * frames are not all known, is like no other. Whatever could see which thread is which, now or
 * later, tells the thread apart for good: the exploration begins again.
 */
public final class LocalStates implements StepListener {
  /** The local state of a thread that is like no other. */
  private static final int UNIQUE = 0;

  private final Steps steps;
  private final ThreadTable threads;
  private final Pending pending;
  private final IdleLoops loops;
  private final Settings settings;
  private final boolean kept;
  private final Description description = new Description();
  private final JoinRuns joins = new JoinRuns();
  private Shadow[] shadows = new Shadow[8];

  public LocalStates(
      Settings settings, ThreadTable threads, Pending pending, Steps steps, IdleLoops loops) {
    this.steps = steps;
    this.threads = threads;
    this.pending = pending;
    this.loops = loops;
    this.settings = settings;
    kept =
        settings.localStates()
            && settings.races() == RacePolicy.EXPLORE
            && settings.symmetry().isEmpty()
            && settings.deep().isEmpty()
            && !settings.observed().ends()
            && !settings.observed().has(Feature.POOLS);
  }

  /** Whether the search asks for local states, and they can be told. */
  public boolean areKept() {
    return kept;
  }

  public void begin() {
    if (kept) {
      Arrays.fill(shadows, null);
      description.beginRun();
      joins.begin();
      steps.listen(this);
    }
  }

  /** The frames of the current thread. */
  public Shadow shadow() {
    return shadow(threads.current().number());
  }

  private Shadow shadow(int thread) {
    if (thread >= shadows.length) {
      shadows = Arrays.copyOf(shadows, Math.max(thread + 1, 2 * shadows.length));
    }
    if (shadows[thread] == null) {
      shadows[thread] = new Shadow();
    }
    return shadows[thread];
  }

  @Override
  public void arriving(LogicalThread me, Kind kind, int location, long argument, boolean dormant) {
    pending.stateOf(me.number(), state(me, kind, location, argument, dormant));
  }

  /** The state of the current thread, which has come to an operation. */
  private int state(LogicalThread me, Kind kind, int location, long argument, boolean dormant) {
    watchJoins(me.number(), kind, location, argument);
    Shadow shadow = shadow(me.number());
    boolean known = shadow.arrive(kind == Kind.LOCK);
    if (!known || dormant || isMentioned(me)) {
      return UNIQUE;
    }
    description.add(kind.ordinal());
    description.add(location);
    description.add(argument);
    description.add(me.isDaemon() ? 1 : 0);
    description.add(me.nanos()); // from which later deadlines count
    description.add(me.limit());
    for (int i = 0; i < me.deadlines().count(); i++) {
      description.add(me.deadlines().at(i, me.nanos()));
    }
    description.add(me.shortWaits().sum());
    for (int i = 0; i < me.shortWaits().count(); i++) {
      description.add(me.shortWaits().site(i));
    }
    description.add(me.thread().getUncaughtExceptionHandler());
    shadow.describe(description);
    return description.number();
  }

  /** Whether it differs from others in what is not in its frames. */
  private boolean isMentioned(LogicalThread thread) {
    return isApart(thread.number())
        || thread.thread().getClass() != Thread.class
        || thread.holdsLocks()
        || thread.queue() != LogicalThread.NOWHERE
        || thread.isInterruptible()
        || (!settings.everyRound() && loops.isInLoop(thread));
  }

  private boolean isApart(int thread) {
    return settings.apart().contains(thread);
  }

  /** Something depends on which thread this one is. */
  public void tellApart(int thread) {
    if (kept && !isApart(thread)) {
      tellApart(Set.of(thread));
    }
  }

  /** A thread looks at the hash of an object, which tells who made it. */
  public void hash(Tracked object) {
    int maker = object.maker();
    if (maker != LogicalThread.NOWHERE) {
      tellApart(maker);
    }
  }

  @Override
  public void ended(LogicalThread me) {
    Set<Integer> different = different(me.number());
    if (!different.isEmpty()) {
      steps.stop(new DifferentStates(different));
    }
  }

  private void watchJoins(int thread, Kind kind, int location, long argument) {
    if (kind == Kind.JOIN) {
      joins.join(thread, (int) argument);
    } else if (kind != Kind.READ) {
      tellApart(different(thread));
      tellApart(joins.write(thread, location, settings.apart()));
    } else if (!joins.couldReadBefore(thread, location)) {
      tellApart(different(thread));
    }
  }

  private void tellApart(Set<Integer> threads) {
    if (!threads.isEmpty()) {
      steps.restart(new DifferentStates(threads));
    }
  }

  private Set<Integer> different(int thread) {
    return joins.end(thread, threads.all(), settings.apart());
  }

  /** The run is over, and some threads will wait for ever: what they would join is not known. */
  public Optional<Discovery> whoWaits() {
    Set<Integer> different = Set.of();
    for (LogicalThread thread : threads.all()) {
      if (kept && thread != null && !thread.hasEnded() && different.isEmpty()) {
        different = different(thread.number());
      }
    }
    return different.isEmpty() ? Optional.empty() : Optional.of(new DifferentStates(different));
  }
}
