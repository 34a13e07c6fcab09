package dev.jacquard.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.EventType;

/** What JUnit said of the sample tests that were run, by their display names. */
record SampleRun(List<Event> events) {
  /** Runs a class of samples. */
  static SampleRun of(String className) {
    return of(className, Map.of());
  }

  static SampleRun of(String className, Map<String, String> configuration) {
    return run(selectClass(className), configuration);
  }

  static SampleRun ofMethod(String name, Map<String, String> configuration) {
    return run(selectMethod(name), configuration);
  }

  private static SampleRun run(DiscoverySelector selector, Map<String, String> configuration) {
    EngineTestKit.Builder kit = EngineTestKit.engine("junit-jupiter").selectors(selector);
    configuration.forEach(kit::configurationParameter);
    return new SampleRun(kit.execute().testEvents().list());
  }

  private List<Event> of(String test, EventType type) {
    return events.stream()
        .filter(event -> event.getType() == type)
        .filter(event -> event.getTestDescriptor().getDisplayName().equals(test))
        .toList();
  }

  /** How often the test was run. */
  int times(String test) {
    return of(test, EventType.FINISHED).size();
  }

  private TestExecutionResult result(String test) {
    List<Event> ends = of(test, EventType.FINISHED);
    if (ends.size() != 1) {
      throw new AssertionError(test + " ended " + ends.size() + " times in " + events);
    }
    return ends.get(0).getRequiredPayload(TestExecutionResult.class);
  }

  Status status(String test) {
    return result(test).getStatus();
  }

  /** What was said of each test, without how long it took. */
  Map<String, String> verdicts() {
    Map<String, String> verdicts = new TreeMap<>();
    for (Event event : events) {
      if (event.getType() == EventType.FINISHED) {
        String test = event.getTestDescriptor().getDisplayName();
        String said =
            status(test) == Status.SUCCESSFUL
                ? of(test, EventType.REPORTING_ENTRY_PUBLISHED).stream()
                    .map(e -> e.getRequiredPayload(ReportEntry.class).getKeyValuePairs())
                    .map(entries -> entries.get("jacquard"))
                    .findFirst()
                    .orElse("passed")
                : message(test).lines().findFirst().orElse("");
        verdicts.put(test, said.replaceAll("\\d+\\.\\d s", "..."));
      }
    }
    return verdicts;
  }

  /** What it failed with. */
  Throwable failure(String test) {
    Optional<Throwable> thrown = result(test).getThrowable();
    return thrown.orElseThrow(() -> new AssertionError(test + " did not fail"));
  }

  String message(String test) {
    return failure(test).getMessage();
  }

  /** What it published when it passed. */
  String entry(String test, String key) {
    if (status(test) != Status.SUCCESSFUL) {
      throw new AssertionError(test, failure(test));
    }
    return of(test, EventType.REPORTING_ENTRY_PUBLISHED).stream()
        .map(event -> event.getRequiredPayload(ReportEntry.class).getKeyValuePairs().get(key))
        .findFirst()
        .orElseThrow();
  }
}
