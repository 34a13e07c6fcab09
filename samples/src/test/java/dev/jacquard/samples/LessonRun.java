package dev.jacquard.samples;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.EventType;

/** What JUnit said of all tests of one lesson. */
record LessonRun(List<Event> events) {
  /** Runs lessons together, so that they share a worker; by the names of their classes. */
  static Map<String, LessonRun> ofAll(List<Lesson> lessons) {
    return ofClasses(lessons.stream().map(Lesson::className).toList());
  }

  /** The same for other classes with tests. */
  static Map<String, LessonRun> ofClasses(List<String> names) {
    DiscoverySelector[] classes =
        names.stream().map(name -> selectClass(name)).toArray(DiscoverySelector[]::new);
    return run(EngineTestKit.engine("junit-jupiter").selectors(classes)).events().stream()
        .collect(
            Collectors.groupingBy(
                LessonRun::className,
                TreeMap::new,
                Collectors.collectingAndThen(Collectors.toList(), LessonRun::new)));
  }

  /** Runs one execution of one test. */
  static LessonRun replaying(Lesson lesson, String test, String schedule) {
    return run(
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectMethod(lesson.className() + "#" + test))
            .configurationParameter("jacquard.replay", schedule));
  }

  private static LessonRun run(EngineTestKit.Builder kit) {
    // a page would be named by where this folder happens to be
    EngineTestKit.Builder withoutPages = kit.configurationParameter("jacquard.page", "none");
    return new LessonRun(withoutPages.execute().testEvents().list());
  }

  private static String className(Event event) {
    return source(event).getClassName();
  }

  private static MethodSource source(Event event) {
    return (MethodSource) event.getTestDescriptor().getSource().orElseThrow();
  }

  private Stream<Event> of(EventType type) {
    return events.stream().filter(event -> event.getType() == type);
  }

  private static TestExecutionResult result(Event end) {
    return end.getRequiredPayload(TestExecutionResult.class);
  }

  private static boolean failed(Event end) {
    return result(end).getStatus() == Status.FAILED;
  }

  /** What its tests that fail said, by their names. */
  Map<String, String> failures() {
    return of(EventType.FINISHED)
        .filter(LessonRun::failed)
        .collect(
            Collectors.toMap(
                end -> source(end).getMethodName(), this::said, (one, other) -> one, TreeMap::new));
  }

  /** What those of its tests that pass said of themselves. */
  List<String> linesOfThosePassing() {
    return of(EventType.FINISHED).filter(end -> !failed(end)).map(this::said).toList();
  }

  /** All that was said: first by the tests that fail. */
  String text() {
    return of(EventType.FINISHED)
        .sorted(
            Comparator.comparing((Event end) -> !failed(end))
                .thenComparing(end -> source(end).getMethodName()))
        .map(end -> heading(end) + "\n\n" + said(end) + "\n")
        .collect(Collectors.joining("\n"));
  }

  private static String heading(Event end) {
    String what = source(end).getMethodName() + (failed(end) ? " fails" : " passes");
    return what + "\n" + "=".repeat(what.length());
  }

  private String said(Event end) {
    return failed(end)
        ? result(end).getThrowable().map(Throwable::getMessage).orElse("")
        : entry(end).orElse("(not explored)");
  }

  private Optional<String> entry(Event end) {
    return of(EventType.REPORTING_ENTRY_PUBLISHED)
        .filter(event -> event.getTestDescriptor().equals(end.getTestDescriptor()))
        .map(event -> event.getRequiredPayload(ReportEntry.class).getKeyValuePairs())
        .flatMap(entries -> Optional.ofNullable(entries.get("jacquard")).stream())
        .findFirst();
  }
}
