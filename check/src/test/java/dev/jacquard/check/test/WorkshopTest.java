package dev.jacquard.check.test;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.Options;
import dev.jacquard.check.test.Response.Outcome;
import dev.jacquard.explore.option.Spelling;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WorkshopTest {
  @Test
  void nothingIsRunWithoutControl() {
    Response response =
        Workshop.here()
            .response(
                new Request(
                    TestMethod.of("acme.Missing", "test"),
                    Arguments.NONE,
                    Options.DEFAULT,
                    Spelling.ANNOTATION,
                    ReportOptions.NONE,
                    List.of(),
                    Map.of()));
    assertThat(response.outcome()).isEqualTo(Outcome.NOT_CONTROLLED);
  }
}
