package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is not under control is named, and what is under control is not. Each folder has a worker of
 * its own, because some programs leave threads behind.
 */
class HonestyTest {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  @ParameterizedTest
  @MethodSource("dev.jacquard.conformance.SuiteRun#carriers")
  void whatReachesOutsideOfTheJvmIsNamed(String carrier) throws IOException {
    check(carrier, "honesty/outdoors");
  }

  @ParameterizedTest
  @MethodSource("dev.jacquard.conformance.SuiteRun#carriers")
  void everyRunStartsAfresh(String carrier) throws IOException {
    check(carrier, "honesty/leftovers");
  }

  @ParameterizedTest
  @MethodSource("dev.jacquard.conformance.SuiteRun#carriers")
  void threadsThatAreNotUnderControlAreNamed(String carrier) throws IOException {
    check(carrier, "honesty/strangers");
  }

  private static void check(String carrier, String folder) throws IOException {
    assertThat(new SuiteRun(carrier, PATIENCE, List.of(folder)).wrong(folder)).isEmpty();
  }
}
