package dev.jacquard.libraries;

import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.Arguments;
import dev.jacquard.worker.ReportOptions;
import dev.jacquard.worker.Request;
import dev.jacquard.worker.Response;
import dev.jacquard.worker.TestMethod;
import dev.jacquard.worker.TestOptions;
import dev.jacquard.worker.ThreadSymmetry;
import dev.jacquard.worker.WorkerProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Explores scenarios, each with one version of its library on the class path. */
public final class VersionRun implements AutoCloseable {
  private static final Duration BUDGET = Duration.ofSeconds(30);
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int STEPS = 10_000;

  private final Path scenarios;
  private final Path versions;
  private WorkerProcess worker;

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
    if (worker == null || !worker.isUsable()) {
      close();
      worker = WorkerProcess.start(List.of(), PATIENCE);
    }
    FixedBug bug = scenario.getAnnotation(FixedBug.class);
    String name = scenario.getName();
    Request request =
        new Request(
            new TestMethod(List.of(name), name, "run", List.of()),
            Arguments.of(),
            new TestOptions(
                BUDGET,
                bug.races(),
                Settings.Carriers.AUTO,
                STEPS,
                "",
                Set.of(),
                ThreadSymmetry.USUAL),
            ReportOptions.NONE,
            classPath(bug, version),
            Map.of());
    return worker.ask(request, BUDGET.multipliedBy(4));
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
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }
}
