package dev.jacquard.check.host;

import dev.jacquard.check.test.Request;
import dev.jacquard.check.test.Response;
import dev.jacquard.check.test.TestWorkers;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * The worker JVMs that all tests of a run share: one, unless JUnit runs tests in parallel; then as
 * many as tests are run at the same time, up to a limit.
 */
public final class Workers implements AutoCloseable {
  /** For the start of a worker, and for what is done before and after exploring. */
  private static final Duration GRACE = Duration.ofSeconds(60);

  private static final String DEBUGGER = "-agentlib:jdwp";

  private final Duration patience;
  private final boolean debugged;
  private final TestWorkers workers;

  public Workers(int most, List<String> jvmOptions, Duration patience) {
    this.patience = patience;
    debugged = jvmOptions.stream().anyMatch(option -> option.startsWith(DEBUGGER));
    // A debugger has one port.
    workers = new TestWorkers(debugged ? 1 : most, jvmOptions, patience);
  }

  public Response ask(Request request, Consumer<String> progress)
      throws IOException, InterruptedException {
    return workers.ask(request, longest(request), progress);
  }

  /** Whoever sits at a debugger is not hurried. */
  private Duration longest(Request request) {
    Duration exploring = request.options().budget().time();
    return debugged ? Duration.ofDays(1) : exploring.plus(patience).plus(GRACE);
  }

  @Override
  public void close() {
    workers.close();
  }
}
