package dev.jacquard.check.body;

import static org.assertj.core.api.Assertions.assertThat;

import acme.OldTest;
import org.junit.jupiter.api.Test;
import org.junit.runner.JUnitCore;
import org.junit.runner.Result;

/** Checks within a test of JUnit 4. */
class OldFrameworkTest {
  @Test
  void failureIsThatOfTheTest() {
    Result result = JUnitCore.runClasses(OldTest.class);
    assertThat(result.getRunCount()).isEqualTo(2);
    assertThat(result.getFailures())
        .singleElement()
        .satisfies(
            failure -> {
              assertThat(failure.getDescription().getMethodName()).isEqualTo("losesUpdates");
              assertThat(failure.getMessage())
                  .contains(
                      "expected:<2> but was:<1>", "OldTest.java:17", "Jacquard.checking().replay(");
            });
  }
}
