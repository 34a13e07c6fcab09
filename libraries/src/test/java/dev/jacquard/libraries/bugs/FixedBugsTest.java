package dev.jacquard.libraries.bugs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.test.Response;
import dev.jacquard.check.test.Response.Outcome;
import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.VersionRun;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bug is found in the broken version and not in the fixed one, of which all is explored. */
class FixedBugsTest {
  private static final Path TARGET = Path.of("target").toAbsolutePath();
  private static final VersionRun RUN =
      new VersionRun(TARGET.resolve("test-classes"), TARGET.resolve("versions"));

  static Stream<Class<?>> bugs() {
    return Stream.of(
        DisruptorHalt.class,
        GuavaComputeIfAbsent.class,
        JctoolsBlockingQueue.class,
        JctoolsGrowableQueue.class,
        JctoolsLinkedQueue.class,
        NettyReferenceCount.class,
        PoolFactoryLock.class,
        PoolInvalidation.class,
        PoolLostWakeUp.class,
        RxJavaConcatMapMaybe.class,
        RxJavaMerge.class);
  }

  @AfterAll
  static void endWorker() {
    RUN.close();
  }

  @ParameterizedTest
  @MethodSource("bugs")
  void isFoundInTheBrokenVersion(Class<?> scenario, TestReporter reporter) throws Exception {
    FixedBug bug = scenario.getAnnotation(FixedBug.class);
    Response response = RUN.explore(scenario, bug.broken());
    reporter.publishEntry(bug.library() + " " + bug.broken(), response.text());
    assertThat(response.outcome()).as(response.text()).isEqualTo(Outcome.FAILURE);
    assertThat(response.evidence().sentences().get(0)).startsWith(bug.failure());
  }

  @ParameterizedTest
  @MethodSource("bugs")
  void isNotInTheFixedVersion(Class<?> scenario, TestReporter reporter) throws Exception {
    FixedBug bug = scenario.getAnnotation(FixedBug.class);
    Response response = RUN.explore(scenario, bug.fixed());
    reporter.publishEntry(bug.library() + " " + bug.fixed(), response.text());
    assertThat(response.outcome())
        .as(response.text() + response.evidence().sentences())
        .isEqualTo(Outcome.COMPLETE);
  }
}
