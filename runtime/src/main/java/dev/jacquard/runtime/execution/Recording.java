package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.runtime.history.Histories;
import dev.jacquard.runtime.history.LoopHeads;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Optional;

/** Writes down the steps of a run, with all that threads observe by them if that is to be told. */
final class Recording {
  private final Director director;
  private final boolean folds;
  private final Optional<Histories> histories;

  Recording(Settings settings, ThreadTable threads, Director director, Names names) {
    this.director = director;
    folds = settings.folds();
    histories =
        settings.histories()
            ? Optional.of(new Histories(settings, threads, director, names))
            : Optional.empty();
  }

  void begin() {
    if (histories.isPresent()) {
      histories.get().begin();
    }
  }

  /** A thread is before its next operation. */
  void arrived(LogicalThread me) {
    if (folds) {
      director.pending().stateOf(me.number(), me.past());
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

  /** The current thread may learn more than its steps tell. */
  void hide() {
    if (histories.isPresent()) { // no lambda: the JDK may be on the way to its first one
      histories.get().hide();
    }
  }

  /** Where histories of threads are folded, if they are. */
  Optional<LoopHeads> heads() {
    return histories.isPresent() ? histories.get().heads() : Optional.empty();
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
