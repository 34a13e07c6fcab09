package dev.jacquard.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.Response.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WorkshopTest {
  @Test
  void nothingIsRunWithoutControl() {
    Response response =
        new Workshop()
            .answer(
                new Request(
                    new TestMethod(List.of("acme.Missing"), "acme.Missing", "test", List.of()),
                    Arguments.NONE,
                    new TestOptions(
                        Duration.ofSeconds(1),
                        Settings.Races.REPORT,
                        Settings.Carriers.AUTO,
                        1,
                        "",
                        Set.of(),
                        ThreadSymmetry.USUAL),
                    ReportOptions.NONE,
                    List.of(),
                    Map.of()));
    assertThat(response.outcome()).isEqualTo(Outcome.NOT_CONTROLLED);
  }
}
