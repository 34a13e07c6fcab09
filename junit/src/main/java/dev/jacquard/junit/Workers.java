package dev.jacquard.junit;

import dev.jacquard.check.test.Request;
import dev.jacquard.check.test.Response;
import dev.jacquard.check.test.TestWorker;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * The worker JVM that all tests of a run share; started when it is needed, and replaced when it is
 * lost. Tests that run in parallel wait for each other here.
 */
final class Workers implements AutoCloseable {
  /** An exploration begins again, with its whole budget, a few times. */
  private static final int EXPLORATIONS = 4;

  /** For the start of a worker, and for what is done before and after exploring. */
  private static final Duration GRACE = Duration.ofSeconds(60);

  private static final String DEBUGGER = "-agentlib:jdwp";

  private final List<String> jvmOptions;
  private final Duration patience;
  private TestWorker present;

  Workers(List<String> jvmOptions, Duration patience) {
    this.jvmOptions = jvmOptions;
    this.patience = patience;
  }

  synchronized Response ask(Request request, Consumer<String> progress)
      throws IOException, InterruptedException {
    if (present == null || !present.isUsableFor(request)) {
      close();
      present = TestWorker.start(request, jvmOptions, patience);
    }
    return present.ask(request, longest(request), progress);
  }

  /** Whoever sits at a debugger is not hurried. */
  private Duration longest(Request request) {
    boolean debugged = jvmOptions.stream().anyMatch(option -> option.startsWith(DEBUGGER));
    Duration exploring = request.options().budget().time().multipliedBy(EXPLORATIONS);
    return debugged ? Duration.ofDays(1) : exploring.plus(patience).plus(GRACE);
  }

  @Override
  public synchronized void close() {
    if (present != null) {
      present.close();
      present = null;
    }
  }
}
