package dev.jacquard.worker;

import dev.jacquard.worker.watch.Alarm;
import java.io.Serializable;
import java.util.Optional;

/**
 * What a worker JVM does for the process that started it: it answers requests, one after the other.
 * A class that does has a public constructor without parameters; {@link WorkerMain} finds it by its
 * name.
 */
public interface Service {
  /** Does what is asked; whatever goes wrong is in the answer. */
  Answer answer(Serializable request);

  /** How far it has come with what it is asked, if it is at work. For other threads. */
  Optional<Progress> progress();

  /**
   * The answer if the program makes no step any more, or the time is over; the JVM ends after it.
   * For other threads.
   */
  Serializable hung(Alarm alarm);

  /** Nobody wants to wait any longer, now or later: what is known will do. For other threads. */
  void interrupt();

  /** Does what requests usually want, for a start: see {@link Rehearsal}. */
  void rehearse();

  /** Says how far one request has come. */
  interface Progress {
    String sentence();
  }

  /**
   * An answer.
   *
   * @param content what the other process gets
   * @param usable whether the worker can be asked again
   */
  record Answer(Serializable content, boolean usable) implements Serializable {}
}
