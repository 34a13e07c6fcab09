package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.jacquard.check.OptionTexts;
import dev.jacquard.check.host.Surroundings;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The attributes of the annotation are those of the table of options, and mean the same. */
class AttributesTest {

  static Stream<Option> attributes() {
    return Option.in(Place.ANNOTATION).stream();
  }

  static Stream<Option> properties() {
    return Option.in(Place.PROPERTY).stream();
  }

  static Stream<Option> choices() {
    return attributes().filter(Option::isChoice);
  }

  @EveryInterleaving
  private static void usual() {}

  @EveryInterleaving(
      steps = 7,
      pct = "10:2",
      seed = "3",
      deep = {"a.B", "a.C"},
      noShrink = true)
  private static void unusual() {}

  private static EveryInterleaving annotation(String method) throws NoSuchMethodException {
    return AttributesTest.class.getDeclaredMethod(method).getAnnotation(EveryInterleaving.class);
  }

  @Test
  void annotationHasTheAttributesOfTheTable() {
    assertThat(Arrays.stream(EveryInterleaving.class.getDeclaredMethods()).map(Method::getName))
        .containsExactlyInAnyOrderElementsOf(attributes().map(Option::attribute).toList());
  }

  @ParameterizedTest
  @MethodSource("choices")
  void constantsOfAnAttributeAreTheWordsOfTheTable(Option option) throws NoSuchMethodException {
    Method attribute = EveryInterleaving.class.getMethod(option.attribute());
    List<String> words =
        Arrays.stream(attribute.getReturnType().getEnumConstants())
            .map(constant -> ((Enum<?>) constant).name())
            .filter(name -> !name.equals(Attributes.AUTO) || option == Option.CARRIER)
            .map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();
    List<String> table = new ArrayList<>(option.form().words());
    if (option == Option.REDUCTION) {
      table.remove("stateful"); // not for Java programs
    }
    assertThat(words).containsExactlyInAnyOrderElementsOf(table);
  }

  @ParameterizedTest
  @MethodSource("attributes")
  void usualValueOfAnAttributeIsThatOfTheTable(Option option) throws NoSuchMethodException {
    Given given = Attributes.given(annotation("usual"));
    if (option == Option.BUDGET) {
      assertThat(given.texts()).containsEntry(option, "60s"); // tests should end by themselves
    } else if (given.has(option)) {
      assertThat(given.texts().get(option)).isEqualTo(option.usual().orElseThrow());
    }
  }

  @Test
  void attributesAreReadInTheWordsOfTheTable() throws NoSuchMethodException {
    Given given = Attributes.given(annotation("unusual"));
    assertThat(given.texts())
        .containsEntry(Option.STEPS, "7")
        .containsEntry(Option.PCT, "10:2")
        .containsEntry(Option.SEED, "3")
        .containsEntry(Option.DEEP, "a.B,a.C")
        .containsEntry(Option.NO_SHRINK, "true");
  }

  @ParameterizedTest
  @MethodSource("properties")
  void propertyComesBeforeTheAttribute(Option option) throws NoSuchMethodException {
    String text = example(option);
    Given given = outside(option, text).over(Attributes.given(annotation("usual")));
    assertThat(given.texts()).containsEntry(option, text);
  }

  /** One system property. */
  private static Surroundings outside(Option option, String text) {
    Map<String, String> properties = Map.of(Spelling.SYSTEM_PROPERTY.of(option), text);
    return new Surroundings(name -> Optional.ofNullable(properties.get(name)));
  }

  /** A value that is not the usual one. */
  private static String example(Option option) {
    return switch (option) {
      case BOUND -> "preemptions=1";
      case PCT -> "10:2";
      case BUDGET, PATIENCE, LONG_LIMIT -> "3s";
      case REPLAY -> "j1";
      case RANDOM, SEED, EXECUTIONS, STEPS -> "7";
      case DEEP, PAGE, JSON_FILE, JUNIT_XML, SARIF -> "x";
      default -> option.form().words().get(0);
    };
  }

  @Test
  void wrongValueOfAPropertyIsASentence() throws NoSuchMethodException {
    Given usual = Attributes.given(annotation("usual"));
    Surroundings outside = outside(Option.RACES, "maybe");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> outside.over(usual))
        .withMessage("jacquard.races: expected report, only, explore or ignore, but found 'maybe'");
  }

  @Test
  void replayLeavesOutHowExecutionsWereDrawn() throws NoSuchMethodException {
    Given given =
        outside(Option.REPLAY, "j1")
            .over(Attributes.given(annotation("unusual")))
            .without(Set.of(Option.DEEP));
    assertThat(OptionTexts.read(given, OptionalLong.empty()).search())
        .isInstanceOf(Search.Replaying.class);
  }
}
