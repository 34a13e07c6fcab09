package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.runtime.history.Histories;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Optional;

/** Writes down the steps of a run, with all that threads observe by them if that is to be told. */
final class Recording {
  private final Director director;
  private final Optional<Histories> histories;

  Recording(Settings settings, ThreadTable threads, Director director, Names names) {
    this.director = director;
    histories =
        settings.histories() ? Optional.of(new Histories(threads, names)) : Optional.empty();
  }

  void begin() {
    if (histories.isPresent()) {
      histories.get().begin();
    }
  }

  /** Writes down the step of the current thread. */
  void record(long before, long after, long result) {
    if (histories.isPresent()) {
      histories.get().record(director, before, after, result);
    } else {
      director.record(before, after, result);
    }
  }

  /** The current thread may learn more than its steps tell. */
  void hide() {
    if (histories.isPresent()) { // no lambda: the JDK may be on the way to its first one
      histories.get().hide(director);
    }
  }
}
