package dev.jacquard.check.test;

import dev.jacquard.check.test.Response.Outcome;
import dev.jacquard.worker.LostWorkerException;
import dev.jacquard.worker.WorkerProcess;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** A worker JVM that checks tests, as the process that asks it sees it. */
public final class TestWorker implements AutoCloseable {
  private final WorkerProcess process;

  private TestWorker(WorkerProcess process) {
    this.process = process;
  }

  /**
   * Starts a worker.
   *
   * @param options for its JVM
   * @param patience how long a test may go without a step before it is said to hang
   */
  public static TestWorker start(List<String> options, Duration patience) throws IOException {
    return new TestWorker(WorkerProcess.start(Workshop.class, options, patience));
  }

  /** Whether it can be asked. */
  public boolean isUsable() {
    return process.isUsable();
  }

  /**
   * Asks and waits for the response, which says so if the worker was lost.
   *
   * @param progress is told now and then how far the worker has come
   */
  public Response ask(Request request, Duration timeout, Consumer<String> progress)
      throws InterruptedException {
    try {
      return (Response) process.ask(request, timeout, progress);
    } catch (LostWorkerException lost) {
      return new Response(Outcome.LOST, lost.getMessage(), 0, Evidence.NONE, lost.process());
    }
  }

  @Override
  public void close() {
    process.close();
  }
}
