package dev.jacquard.benchmarks.start;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.check.Options;
import dev.jacquard.check.test.Arguments;
import dev.jacquard.check.test.ReportOptions;
import dev.jacquard.check.test.Request;
import dev.jacquard.check.test.Response;
import dev.jacquard.check.test.TestMethod;
import dev.jacquard.check.test.TestWorkers;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Twenty tests with ten interleavings each, once as they are, or all of them in a worker, as JUnit
 * has them.
 */
final class TwentyTests {
  private static final int TESTS = 20;
  private static final int EXECUTIONS = 10;
  private static final Duration LONGEST = Duration.ofSeconds(60);

  private TwentyTests() {}

  /** The argument is {@code plain} or {@code worker}. */
  public static void main(String[] arguments) throws Exception {
    if (arguments[0].equals("plain")) {
      for (int i = 0; i < TESTS; i++) {
        new TenExecutions().run();
      }
      return;
    }
    try (TestWorkers workers = new TestWorkers(1, List.of(), LONGEST)) {
      for (int i = 0; i < TESTS; i++) {
        explore(workers);
      }
    }
  }

  private static void explore(TestWorkers workers) throws IOException, InterruptedException {
    String test = TenExecutions.class.getName();
    Request request =
        new Request(
            TestMethod.of(test, "run"),
            Arguments.of(),
            Options.DEFAULT.with(new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.NONE)),
            Spelling.ANNOTATION,
            ReportOptions.NONE,
            List.of(Hooked.location(TwentyTests.class).toString()),
            Map.of());
    Response response = workers.ask(request, LONGEST, progress -> {});
    if (response.outcome() != Response.Outcome.COMPLETE || response.executions() != EXECUTIONS) {
      throw new IllegalStateException(response.outcome() + ": " + response.text());
    }
  }
}
