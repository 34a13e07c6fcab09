package dev.jacquard.junit;

import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * One execution of a test that has extensions, in the worker: JUnit itself runs it, with all that
 * belongs to it. Found there by name, among the classes of the test.
 */
public final class EngineRun {
  private static final String PARALLEL = "junit.jupiter.execution.parallel.enabled";

  /** Kept from execution to execution: what JUnit remembers is nothing of the test's. */
  private static Optional<Launcher> launcher = Optional.empty();

  private EngineRun() {}

  /**
   * Runs a test, and throws what it fails with.
   *
   * @param uniqueId as JUnit has it in the JVM of the tests
   */
  public static void run(String uniqueId) throws Throwable {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectUniqueId(uniqueId))
            .configurationParameter(PARALLEL, "false")
            .build();
    Outcome outcome = new Outcome();
    launcher().execute(request, outcome);
    outcome.conclude(uniqueId);
  }

  private static Launcher launcher() {
    if (launcher.isEmpty()) {
      LauncherConfig plain =
          LauncherConfig.builder()
              .enableTestExecutionListenerAutoRegistration(false)
              .enableLauncherSessionListenerAutoRegistration(false)
              .enableLauncherDiscoveryListenerAutoRegistration(false)
              .enablePostDiscoveryFilterAutoRegistration(false)
              .build();
      launcher = Optional.of(LauncherFactory.create(plain));
    }
    return launcher.get();
  }

  /** What became of the test, or of what surrounds it. */
  private static final class Outcome implements TestExecutionListener {
    private boolean ran;
    private Optional<Throwable> thrown = Optional.empty();

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
      ran = true;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      ran |= test.isTest();
      thrown = thrown.or(result::getThrowable);
    }

    void conclude(String uniqueId) throws Throwable {
      if (thrown.isPresent()) {
        throw thrown.get();
      }
      if (!ran) {
        throw new IllegalStateException("JUnit finds no test " + uniqueId + " in the worker JVM");
      }
    }
  }
}
