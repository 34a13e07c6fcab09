package dev.jacquard.explore.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OptionTest {
  @ParameterizedTest
  @EnumSource(Option.class)
  void usualValueHasTheFormOfTheOption(Option option) {
    option
        .usual()
        .ifPresent(
            usual -> assertThatCode(() -> option.form().read(usual)).doesNotThrowAnyException());
  }

  @ParameterizedTest
  @EnumSource(Option.class)
  void attributeIsAnIdentifier(Option option) {
    assertThat(SourceVersion.isName(option.attribute())).isTrue();
  }

  @ParameterizedTest
  @EnumSource(Option.class)
  void everyWordOfAChoiceIsRead(Option option) {
    assertThat(option.form().words().stream().map(option.form()::read).collect(Collectors.toSet()))
        .hasSameSizeAs(option.form().words());
  }

  @ParameterizedTest
  @CsvSource({
    "NO_SHRINK, --no-shrink, noShrink, jacquard.no-shrink",
    "CONTINUE, --continue, continueOnFailure, jacquard.continue",
    "RACES, --races, races, jacquard.races"
  })
  void nameIsSpelledAsTheFrontEndCan(
      Option option, String command, String attribute, String property) {
    assertThat(Arrays.stream(Spelling.values()).map(spelling -> spelling.of(option)))
        .containsExactly(command, attribute, attribute, property);
  }

  @ParameterizedTest
  @CsvSource({
    "NO_SHRINK, true, .noShrink()",
    "STRICT, false, no .strict()",
    "STEPS, 7, .steps(7)",
    "RACES, explore, '.races(\"explore\")'",
    "DEEP, 'a.B,a.C', '.deep(\"a.B\", \"a.C\")'"
  })
  void callIsSpelledAsInAProgram(Option option, String value, String call) {
    assertThat(Spelling.BUILDER.of(option, value)).isEqualTo(call);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RACES     | maybe  | expected report, only, explore or ignore, but found 'maybe'",
        "STEPS     | 0      | expected a whole number from 1 on, but found '0'",
        "STEPS     | 10000001 | expected at most 10000000 steps",
        "BUDGET    | soon   | expected a number and a unit, such as 500ms, 60s, 2m or 1h",
        "BUDGET    | 0s     | expected a time between 1ms and",
        "BUDGET    | PT-1S  | expected a time between 1ms and",
        "BOUND     | 3      | expected preemptions=K, with a whole number K, but found '3'",
        "PCT       | 10:0   | expected a depth from 1 on, but found '10:0'",
        "PCT       | many   | expected a number of executions",
        "CONTINUE  | yes    | expected true or false, but found 'yes'",
        "SEED      | x      | expected a whole number of at most 64 bits, but found 'x'"
      })
  void wrongValueIsASentence(Option option, String text, String sentence) {
    Given nothing = Given.nothing(Spelling.COMMAND_LINE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> nothing.with(option, text))
        .withMessageStartingWith("--" + option.word() + ": " + sentence);
  }

  @ParameterizedTest
  @CsvSource({"500ms, PT0.5S", "60s, PT1M", "2m, PT2M", "1h, PT1H", "PT1M30S, PT1M30S"})
  void timeHasAUnitOrTheFormOfIso8601(String text, Duration time) {
    Given given = Given.nothing(Spelling.ANNOTATION).with(Option.BUDGET, text);
    assertThat(given.<Duration>value(Option.BUDGET)).contains(time);
  }

  @Test
  void whatWasNotSaidHasTheUsualValue() {
    Given nothing = Given.nothing(Spelling.ANNOTATION);
    assertThat(nothing.<Integer>valueOrUsual(Option.STEPS)).isEqualTo(10_000);
    assertThat(nothing.flag(Option.CONTINUE)).isFalse();
    assertThat(nothing.value(Option.SEED)).isEmpty();
  }
}
