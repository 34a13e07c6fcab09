package dev.jacquard.worker;

import java.io.IOException;
import java.io.Serializable;
import java.time.Duration;
import java.util.function.Consumer;

/** Somebody who answers one request at a time. */
interface Worker extends AutoCloseable {
  /** Whether it can be asked. */
  boolean isUsable();

  /**
   * Asks and waits for the answer.
   *
   * @param progress is told now and then how far the worker has come
   * @throws LostWorkerException if there is no answer; the worker can't be asked again then
   */
  Serializable ask(Serializable request, Duration timeout, Consumer<String> progress)
      throws InterruptedException, LostWorkerException;

  /** Asks it to come to an end with what it knows, whatever it does. For other threads. */
  void interrupt();

  @Override
  void close();

  /** How workers are started. */
  @FunctionalInterface
  interface Starter {
    /**
     * Starts one.
     *
     * @param number tells it from others that work side by side
     */
    Worker start(WorkerKind kind, int number) throws IOException;
  }
}
