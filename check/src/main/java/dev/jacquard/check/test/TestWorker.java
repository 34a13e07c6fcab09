package dev.jacquard.check.test;

import dev.jacquard.check.test.Response.Outcome;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.worker.LostWorkerException;
import dev.jacquard.worker.WorkerProcess;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** A worker JVM that checks tests, as the process that asks it sees it. */
public final class TestWorker implements AutoCloseable {
  private final WorkerProcess process;
  private final boolean localStates;

  private TestWorker(WorkerProcess process, boolean localStates) {
    this.process = process;
    this.localStates = localStates;
  }

  /**
   * Starts a worker that can do what is asked, and more of the same sort.
   *
   * @param options for its JVM
   * @param patience how long a test may go without a step before it is said to hang
   */
  public static TestWorker start(Request request, List<String> options, Duration patience)
      throws IOException {
    boolean localStates = needsLocalStates(request);
    return new TestWorker(
        WorkerProcess.start(Workshop.class, options, patience, localStates), localStates);
  }

  /** Local states cost something in every step, so only workers that need them tell them. */
  private static boolean needsLocalStates(Request request) {
    return request.options().search().symmetry() == SymmetryReduction.CSYM;
  }

  /** Whether it can be asked this. */
  public boolean isUsableFor(Request request) {
    return process.isUsable() && localStates == needsLocalStates(request);
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
      return new Response(
          Outcome.LOST, lost.getMessage(), 0, Evidence.NONE, List.of(), lost.process());
    }
  }

  @Override
  public void close() {
    process.close();
  }
}
