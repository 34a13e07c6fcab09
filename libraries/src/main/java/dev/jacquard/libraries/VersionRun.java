package dev.jacquard.libraries;

import dev.jacquard.check.Options;
import dev.jacquard.check.test.Arguments;
import dev.jacquard.check.test.ReportOptions;
import dev.jacquard.check.test.Request;
import dev.jacquard.check.test.Response;
import dev.jacquard.check.test.TestMethod;
import dev.jacquard.check.test.TestWorkers;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.option.Expiry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Explores scenarios, each with one version of its library on the class path. */
public final class VersionRun implements AutoCloseable {
  private static final Duration BUDGET = Duration.ofSeconds(30);
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Path scenarios;
  private final Path versions;
  private final TestWorkers workers = new TestWorkers(1, List.of(), PATIENCE);

  /**
   * Prepares to run.
   *
   * @param scenarios the directory with the classes of the scenarios
   * @param versions the directory with the jars of all versions
   */
  public VersionRun(Path scenarios, Path versions) {
    this.scenarios = scenarios;
    this.versions = versions;
  }

  /** Explores a scenario. */
  public Response explore(Class<?> scenario, String version)
      throws IOException, InterruptedException {
    FixedBug bug = scenario.getAnnotation(FixedBug.class);
    String name = scenario.getName();
    Request request =
        new Request(
            TestMethod.of(name, "run"),
            Arguments.of(),
            Options.DEFAULT
                .with(Budget.of(BUDGET))
                .with(bug.races())
                .with(new Expiry(bug.timeLimits(), Expiry.USUAL.longFrom())),
            Spelling.ANNOTATION,
            ReportOptions.NONE,
            classPath(bug, version),
            Map.of());
    return workers.ask(request, BUDGET.multipliedBy(4), progress -> {});
  }

  private List<String> classPath(FixedBug bug, String version) {
    List<String> entries = new ArrayList<>();
    entries.add(scenarios.toString());
    entries.add(jar(bug.library() + "-" + version));
    for (String other : bug.with()) {
      entries.add(jar(other));
    }
    return entries;
  }

  private String jar(String name) {
    return versions.resolve(name + ".jar").toString();
  }

  @Override
  public void close() {
    workers.close();
  }
}
