package dev.jacquard.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.worker.JdkClasses;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ClassesTextTest {
  @Test
  void theMostFrequentReasonStandsFirst() {
    JdkClasses classes =
        new JdkClasses(4_000, new TreeMap<>(Map.of("are few", 10, "are many", 1_000)));
    assertThat(new ClassesText(classes).lines())
        .containsExactly(
            "5,010 classes of the JDK: 4,000 rewritten, 1,010 exceptions",
            "  1,000 are many",
            "  10 are few");
  }

  @Test
  void eachClassOfThisJdkIsRewrittenOrHasAReason() throws IOException {
    JdkClasses classes = JdkClasses.here();
    assertThat(classes.rewritten()).isGreaterThan(300);
    assertThat(classes.all()).isGreaterThan(10_000);
    assertThat(classes.exceptions()).isNotEmpty().doesNotContainKey("");
  }
}
