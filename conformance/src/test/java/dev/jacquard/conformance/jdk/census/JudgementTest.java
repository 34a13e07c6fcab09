package dev.jacquard.conformance.jdk.census;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.conformance.jdk.census.Census.Outcome;
import dev.jacquard.conformance.jdk.census.Judgement.Promise;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgementTest {
  private static Judgement of(Promise promise, Outcome... outcomes) {
    return Judgement.of(promise, List.of(outcomes));
  }

  private static Outcome outcome(String word, long executions, String why) {
    return new Outcome("java_util_Date#both0", word, executions, why);
  }

  @Test
  void anUnsafeClassMustRace() {
    Outcome complete = outcome("complete", 2, "");
    Outcome race = outcome("race", 1, "");
    assertThat(of(Promise.UNSAFE, complete, race).control()).isEqualTo("race detected");
    assertThat(of(Promise.UNSAFE, complete).wrong()).isPresent();
  }

  @Test
  void aSafeClassMustBeExploredWithoutARace() {
    Outcome blind = outcome("complete", 1, "");
    Outcome explored = outcome("complete", 2, "");
    assertThat(of(Promise.SAFE, blind, explored).control()).isEqualTo("explored");
    assertThat(of(Promise.INSIDE, blind).wrong()).isPresent();
    assertThat(of(Promise.IMMUTABLE, blind).wrong()).isEmpty();
    assertThat(of(Promise.SAFE, explored, outcome("race", 1, "")).wrong()).isPresent();
  }

  @Test
  void whatIsNamedIsNeverWrong() {
    Outcome named =
        outcome("incomplete", 1, "not controlled: b thing; not controlled: a thing at M.run (M:3)");
    assertThat(of(Promise.UNSAFE, named).control()).isEqualTo("named: a thing");
    assertThat(of(Promise.SAFE, named).wrong()).isEmpty();
  }

  @Test
  void otherFailuresAreWrong() {
    assertThat(of(Promise.UNSAFE, outcome("race", 1, ""), outcome("hangs", 0, "x")).wrong())
        .contains("hangs in both0 x");
  }

  @Test
  void controlIsBetterThanNone() {
    assertThat(Judgement.isAsGood("explored", Judgement.WRONG + "x")).isTrue();
    assertThat(Judgement.isAsGood("race detected", "named: x")).isTrue();
    assertThat(Judgement.isAsGood("named: y", "named: x")).isTrue();
    assertThat(Judgement.isAsGood("named: x", "race detected")).isFalse();
  }
}
