package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.trace.Failure;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictTest {
  @Test
  void nothingFoundWithoutLimitsIsComplete() {
    Verdict verdict = Verdict.of(false, List.of());
    assertThat(verdict.status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(verdict.why()).isEmpty();
  }

  @Test
  void nothingFoundWithinLimitsIsIncompleteAndSaysWhy() {
    Verdict verdict = Verdict.of(false, List.of("no time", "no memory"));
    assertThat(verdict.status()).isEqualTo(Verdict.Status.INCOMPLETE);
    assertThat(verdict.why()).isEqualTo("no time; no memory");
  }

  @Test
  void aFailureIsAFailureWhateverTheLimits() {
    assertThat(Verdict.of(true, List.of()).status()).isEqualTo(Verdict.Status.FAILURE);
    Verdict limited = Verdict.of(true, List.of("no time"));
    assertThat(limited.status()).isEqualTo(Verdict.Status.FAILURE);
    assertThat(limited.reasons()).containsExactly("no time");
  }

  @Test
  void theReasonsAreItsOwn() {
    List<String> limits = new ArrayList<>(List.of("no time"));
    Verdict verdict = Verdict.of(false, limits);
    limits.clear();
    assertThat(verdict.reasons()).containsExactly("no time");
  }

  @Test
  void labelsAreLowerCase() {
    assertThat(Verdict.Status.INCOMPLETE.label()).isEqualTo("incomplete");
    assertThat(Verdict.notDeterministic(List.of("why")).status().label())
        .isEqualTo("not deterministic");
    assertThat(Failure.Type.DEADLOCK.label()).isEqualTo("deadlock");
  }
}
