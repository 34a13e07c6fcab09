package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.runtime.history.Histories;
import dev.jacquard.runtime.history.LoopHeads;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.loop.CountingLoops;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Optional;
import java.util.Set;

/** Writes down the steps of a run, with all that threads observe by them if that is to be told. */
public final class Recording {
  static {
    ArrayLayout.length(new int[0]); // reflection, which it uses once, is not to be under control
  }

  private final Director director;
  private final boolean folds;
  private final boolean watchesThreads;
  private final Optional<Histories> histories;

  Recording(Settings settings, ThreadTable threads, Director director, Names names) {
    this.director = director;
    folds = settings.folds();
    watchesThreads = settings.observed().watchThreads();
    histories =
        settings.histories()
            ? Optional.of(new Histories(settings, threads, director, names))
            : Optional.empty();
  }

  void begin() {
    CountingLoops.told = folds;
    if (histories.isPresent()) {
      histories.get().begin();
      if (watchesThreads) {
        director.hearsay().untold("threads look at each other's states, or take their monitors");
      }
    }
  }

  /** A thread is before its next operation. */
  void arrived(LogicalThread me) {
    if (folds) {
      director.pending().stateOf(me.number(), me.past());
    }
    if (histories.isPresent()) {
      director.pending().waited(me.number(), me.deadlines().takeSpent());
    }
  }

  /** Writes down the step of the current thread. */
  void record(long before, long after, long result) {
    if (histories.isPresent()) {
      histories.get().record(before, after, result);
    } else {
      director.record(before, after, result);
    }
  }

  /** Whether all that threads observe is told, so that objects have names by that. */
  public boolean learns() {
    return histories.isPresent();
  }

  /**
   * The current thread may learn more than its steps tell.
   *
   * @param what of what, for people
   */
  public void hide(String what) {
    if (histories.isPresent()) { // no lambda: the JDK may be on the way to its first one
      histories.get().hide(what);
    }
  }

  /** What threads have learned of that their steps do not tell, for people; in any run. */
  public Set<String> hidden() {
    return histories.map(Histories::hidden).orElse(Set.of());
  }

  /** A number for what is inside of an object, in its order; negative if it has none. */
  int content(Object[] elements) {
    return histories.orElseThrow().content(elements);
  }

  /** The same for numbers and objects. */
  public int content(long[] numbers, Object[] elements) {
    return histories.orElseThrow().content(numbers, elements);
  }

  /** What others take for fixed in a group of threads is changed. */
  void changesGroup() {
    director.hearsay().untold("what has become of a group of threads, which no step tells");
  }

  /** The last step orders less than its kind says, which nobody told. */
  public void ordersLess() {
    if (histories.isPresent()) {
      director.hearsay().untold("an atomic update that orders less than a volatile one");
    }
  }

  /** Where histories of threads are folded, if they are. */
  public Optional<LoopHeads> heads() {
    return histories.isPresent() ? histories.get().heads() : Optional.empty();
  }

  /** Whether states can be told apart. */
  boolean folds() {
    return folds;
  }

  /** Adds all that determines what can still happen. */
  void describe(Fingerprint state) {
    if (!folds) {
      throw new UnsupportedOperationException("whole histories are no states");
    }
    histories.orElseThrow().describe(state);
  }

  /** Whether a thread that goes round since a step could come to its end by its code. */
  boolean hasEnd(int thread, int from) {
    return histories.orElseThrow().hasEnd(thread, from);
  }
}
