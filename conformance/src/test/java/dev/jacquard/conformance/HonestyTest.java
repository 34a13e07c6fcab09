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
  private static final Duration SHORT_PATIENCE = Duration.ofSeconds(3);

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

  @ParameterizedTest
  @MethodSource("dev.jacquard.conformance.SuiteRun#carriers")
  void whoWaitsForTheWorldOutsideIsNamed(String carrier) throws IOException {
    check(carrier, "honesty/waiting", SHORT_PATIENCE);
  }

  @ParameterizedTest
  @MethodSource("dev.jacquard.conformance.SuiteRun#carriers")
  void whatAVerdictRestsOnIsNamed(String carrier) throws IOException {
    check(carrier, "honesty/assumptions");
  }

  private static void check(String carrier, String folder) throws IOException {
    check(carrier, folder, PATIENCE);
  }

  private static void check(String carrier, String folder, Duration patience) throws IOException {
    assertThat(new SuiteRun(carrier, patience, List.of(folder)).wrong(folder)).isEmpty();
  }
}
