package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.carrier.Carrier;
import dev.jacquard.runtime.jvm.Determinism;
import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.name.ThreadNumbers;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.Lives;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import dev.jacquard.runtime.thread.Unwind;
import jdk.internal.vm.annotation.DontInline;

/** Makes threads, and leads each of them from its first to its last instruction. */
final class Lifecycle implements Lives {
  private final ThreadTable threads;
  private final Director director;
  private final RunSteps steps;
  private final Turns turns;
  private final Carrier carrier;
  private final ThreadNumbers numbers;
  private final Places places;
  private final Locations locations;
  private final Clocks clocks;
  private final ThreadStates states;
  private final Farewells farewells;
  private final Population population;
  private final boolean endIsStep;

  Lifecycle(
      Settings settings,
      ThreadTable threads,
      Director director,
      RunSteps steps,
      Turns turns,
      Carrier carrier,
      Names names,
      Clocks clocks,
      Locks locks) {
    states = locks.states();
    farewells = new Farewells(settings, names, locks);
    population = new Population(settings, steps, names, locks.guard());
    this.threads = threads;
    this.director = director;
    this.steps = steps;
    this.turns = turns;
    this.carrier = carrier;
    numbers = names.numbers();
    places = names.places();
    locations = names.locations();
    this.clocks = clocks;
    endIsStep = settings.observed().ends();
  }

  /** The states that threads see each other in. */
  ThreadStates states() {
    return states;
  }

  /** The threads that are alive. */
  Population population() {
    return population;
  }

  /** A thread begins its life; it runs when it is admitted to the {@link Turns}. */
  LogicalThread create(int number, Thread thread, Runnable body, boolean daemon) {
    LogicalThread created = new LogicalThread(this, number, thread, body, daemon, clocks);
    threads.add(created);
    if (daemon) {
      director.pending().daemon(number, true);
    }
    clocks.admit(number);
    steps.loops().admit(number);
    numbers.name(number, thread.getName());
    created.seed(numbers.seed(number));
    Determinism.seed(thread, created.seed());
    if (number == 0) {
      places.first(created);
      population.begin(thread);
    }
    locations.set(places.life(number), 1);
    return created;
  }

  @Override
  @DontInline
  public void live(LogicalThread me) {
    try {
      lead(me);
    } catch (RuntimeException mistake) { // ours: no thread may end without telling the carrier
      turns.stop(mistake);
    }
    me.end();
    steps.loops().leave(me);
    locations.set(places.life(me.number()), Kind.ENDED);
    clocks.tick(me.number());
    carrier.end(me, steps.isUnwinding() ? null : turns.next());
  }

  /** From the first instruction of a thread to the last. */
  private void lead(LogicalThread me) {
    try {
      Sites.here = me.here();
      Effects.count = 0;
      Effects.looks = 0;
      Control.resumed();
      checkControl(me);
      perform(me);
    } catch (Unwind over) {
      // the run ended before the thread did
    } catch (Throwable thrown) {
      Control.stopped();
      if (!steps.isUnwinding()) {
        endFailedAccess(me);
      }
      if (!steps.isUnwinding()) {
        steps.died(me, thrown);
        director.fail(type(thrown), me.number(), Uncaught.describe(thrown));
      }
    }
    Control.stopped();
    if (!steps.isUnwinding()) {
      end(me);
    }
    if (!steps.isUnwinding()) {
      steps.ended(me);
    }
  }

  /** The exception that ends the thread may be one of an access to memory. */
  private void endFailedAccess(LogicalThread me) {
    try {
      steps.endFailedAccess(me);
    } catch (Unwind over) {
      // the run ended first
    }
  }

  /** Better no verdict than one about a thread that runs free. */
  private void checkControl(LogicalThread me) {
    if (!Control.onControlledThread()) {
      turns.stop(
          new IllegalStateException(
              "control was lost: the VM runs " + me.thread() + " as " + Thread.currentThread()));
      throw Unwind.NOW;
    }
  }

  @DontInline
  private void perform(LogicalThread me) throws Throwable {
    try {
      me.perform();
    } catch (Unwind over) {
      throw over;
    } catch (Throwable thrown) {
      noteIfRefused(thrown);
      if (steps.isUnwinding() || Uncaught.isHandled(me.thread(), thrown)) {
        return;
      }
      throw thrown;
    }
  }

  /** Jacquard looks at what was thrown, which tells the thread nothing. */
  private static void noteIfRefused(Throwable thrown) {
    Control.stopped();
    Refusals.addIfRefused(thrown);
    Control.resumed();
  }

  private static Failure.Type type(Throwable thrown) {
    return thrown instanceof AssertionError ? Failure.Type.ASSERTION : Failure.Type.EXCEPTION;
  }

  /** The end of a thread, which may be a step of its own. */
  private void end(LogicalThread me) {
    try {
      steps.endFailedAccess(me); // of an exception that was handled
      steps.ending(me);
      population.shrink(me, Sites.UNKNOWN);
      farewells.begin(me);
      if (endIsStep) {
        steps.arrive(Kind.END, places.life(me.number()), me.number(), Sites.UNKNOWN);
        locations.set(places.life(me.number()), Kind.ENDED);
        steps.record(1, Kind.ENDED, 0);
      }
      farewells.end(me);
      if (me.deadlines().takeSpent() > 0) {
        director.hearsay().sleepsAtEnd();
      }
    } catch (Unwind over) {
      // the run ended first
    }
  }

  /** Lets all threads leave that have not come to their end by themselves. */
  void unwind() {
    steps.unwind();
    for (LogicalThread thread : threads.all()) {
      if (thread != null && !thread.hasEnded() && !thread.isNewborn()) {
        carrier.run(thread);
      }
    }
  }
}
