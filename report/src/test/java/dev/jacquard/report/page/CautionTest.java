package dev.jacquard.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.report.Counterexample;
import dev.jacquard.report.text.FailureText;
import dev.jacquard.report.text.Page;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A failure that its replay line did not show says so. */
class CautionTest {
  private static final String WHY = "the replay was tried and did not show the same: other steps";

  private static final Counterexample SURE =
      new LitmusExample(
              "lost.litmus",
              "lock a, b\nthread x { lock(a); lock(b); }\nthread y { lock(b); lock(a); }\n")
          .counterexample();

  @Test
  void theTextSaysItBehindTheLine() {
    List<String> sure = new FailureText(SURE, Page.PLAIN).replays();
    List<String> unsure = new FailureText(SURE.withCaution(WHY), Page.PLAIN).replays();
    assertThat(unsure).startsWith(sure.get(0)).endsWith("caution: " + WHY).hasSize(2);
  }

  @Test
  void thePageSaysItBelowTheLine() {
    assertThat(page(SURE)).doesNotContain(WHY);
    assertThat(page(SURE.withCaution(WHY))).contains("<p class=\"facts\">" + WHY + "</p>");
  }

  private static String page(Counterexample example) {
    return new FailurePage(example, file -> Optional.empty()).html();
  }
}
