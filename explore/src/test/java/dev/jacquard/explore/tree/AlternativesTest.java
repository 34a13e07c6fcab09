package dev.jacquard.explore.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.trace.Transition;
import org.junit.jupiter.api.Test;

class AlternativesTest {
  private static final Transition CHOICE =
      Litmus.trace("thread a { int r = choose(3); }", "j1-0").transition(0);

  private final Alternatives owned = new Alternatives();

  @Test
  void whereNoneIsOwnedNoneIsMissing() {
    assertThat(owned.complete()).isFalse();
    assertThat(owned.missing()).isEmpty();
  }

  @Test
  void thoseThatAreNotOwnedAreMissing() {
    owned.add(CHOICE.choosing(1));
    assertThat(owned.missing()).containsExactly(CHOICE, CHOICE.choosing(2));
    assertThat(owned.complete()).isFalse();
  }

  @Test
  void allOfThemAreComplete() {
    owned.add(CHOICE.choosing(1));
    owned.add(CHOICE);
    owned.add(CHOICE);
    assertThat(owned.complete()).isFalse();
    owned.add(CHOICE.choosing(2));
    assertThat(owned.complete()).isTrue();
  }

  @Test
  void theAlternativesOfAnotherThreadDoNotCount() {
    owned.add(CHOICE);
    owned.add(CHOICE.choosing(1));
    owned.add(CHOICE.choosing(2).by(4));
    assertThat(owned.complete()).isFalse();
    assertThat(owned.missing()).containsExactly(CHOICE.choosing(2));
  }
}
