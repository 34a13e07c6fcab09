package dev.jacquard.check.test;

import dev.jacquard.check.test.Response.Outcome;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.worker.LostWorkerException;
import dev.jacquard.worker.WorkerKind;
import dev.jacquard.worker.WorkerPool;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Worker JVMs that check tests side by side, as the process that asks them sees them. For any
 * number of threads.
 */
public final class TestWorkers implements AutoCloseable {
  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(10);

  private final WorkerPool pool;
  private final List<String> options;
  private final Duration patience;

  /**
   * Workers that are started when they are needed.
   *
   * @param most how many there are at most; above that tests wait for each other
   * @param options for their JVMs
   * @param patience how long a test may go without a step before it is said to hang
   */
  public TestWorkers(int most, List<String> options, Duration patience) {
    this.pool = new WorkerPool(most);
    this.options = List.copyOf(options);
    this.patience = patience;
  }

  /**
   * Asks one and waits for the response, which says so if the worker was lost.
   *
   * @param progress is told now and then how far the worker has come
   */
  public Response ask(Request request, Duration timeout, Consumer<String> progress)
      throws IOException, InterruptedException {
    try {
      return (Response) pool.ask(kind(request), request, timeout, progress);
    } catch (LostWorkerException lost) {
      return new Response(
          Outcome.LOST, lost.getMessage(), 0, Evidence.NONE, List.of(), lost.process());
    }
  }

  private WorkerKind kind(Request request) {
    boolean localStates = request.options().search().symmetry() == SymmetryReduction.CSYM;
    return new WorkerKind(Workshop.class, List.of(), options, patience, BETWEEN_NOTES, localStates);
  }

  @Override
  public void close() {
    pool.close();
  }
}
