package dev.jacquard.check.test;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.Options;
import dev.jacquard.check.test.Response.Outcome;
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
                    new TestMethod(List.of("acme.Missing"), "acme.Missing", "test", List.of()),
                    Arguments.NONE,
                    Options.DEFAULT,
                    ReportOptions.NONE,
                    List.of(),
                    Map.of()));
    assertThat(response.outcome()).isEqualTo(Outcome.NOT_CONTROLLED);
  }
}
