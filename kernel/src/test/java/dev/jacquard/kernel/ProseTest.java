package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProseTest {
  @Test
  void aLongTextIsBrokenBetweenWords() {
    assertThat(Prose.wrapped("  one two three four", 11, "    "))
        .containsExactly("  one two", "    three", "    four");
    assertThat(Prose.wrapped("  incomprehensibilities", 11, "    "))
        .containsExactly("  incomprehensibilities");
    assertThat(Prose.wrapped("  incomprehensibilities are rare", 11, "    "))
        .containsExactly("  incomprehensibilities", "    are", "    rare");
  }

  @Test
  void oneIsSingular() {
    assertThat(Prose.count(0, "step")).isEqualTo("0 steps");
    assertThat(Prose.count(1, "step")).isEqualTo("1 step");
    assertThat(Prose.count(1_234_567, "step")).isEqualTo("1,234,567 steps");
  }

  @Test
  void listsEndInAndOrOr() {
    assertThat(Prose.and(List.of())).isEmpty();
    assertThat(Prose.and(List.of("a"))).isEqualTo("a");
    assertThat(Prose.and(List.of("a", "b"))).isEqualTo("a and b");
    assertThat(Prose.or(List.of("a", "b", "c"))).isEqualTo("a, b or c");
  }
}
