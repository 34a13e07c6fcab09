package dev.jacquard.check.saved;

import dev.jacquard.worker.WorkerJvm;
import java.util.Optional;

/**
 * The command that started this worker. When it was killed, so that it could not end the worker,
 * nobody is interested in what comes out, and somebody may go on from the same checkpoint.
 */
final class Parent {
  private static final int KILLED = 137;

  private final Optional<ProcessHandle> process = ProcessHandle.current().parent();

  /** Ends this process if it is a worker whose command is gone. */
  void check() {
    if (WorkerJvm.isThisOne() && process.isPresent() && !process.get().isAlive()) {
      Runtime.getRuntime().halt(KILLED);
    }
  }
}
