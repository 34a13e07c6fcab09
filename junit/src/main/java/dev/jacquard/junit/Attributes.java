package dev.jacquard.junit;

import dev.jacquard.check.OptionTexts;
import dev.jacquard.check.Options;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import dev.jacquard.explore.option.Spelling;
import java.lang.reflect.Method;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** The attributes of the annotation, as the options of a check. */
final class Attributes {
  /** The constant of an attribute that has no value of its own: what fits the others is used. */
  static final String AUTO = "AUTO";

  /** What says nothing to the replay of an execution, whatever it was found by. */
  private static final Set<Option> OF_A_SEARCH =
      EnumSet.of(Option.BOUND, Option.RANDOM, Option.PCT);

  private Attributes() {}

  /**
   * The options of a test.
   *
   * @throws IllegalArgumentException with a sentence for the user if a value makes no sense
   */
  static Options options(Given given) {
    return OptionTexts.read(given, OptionalLong.empty());
  }

  /**
   * What an annotation says, and what comes before it from outside of the test.
   *
   * @throws IllegalArgumentException with a sentence for the user if a value makes no sense
   */
  static Given given(EveryInterleaving annotation, Properties properties) {
    Given given = Given.nothing(Spelling.ANNOTATION);
    for (Option option : Option.values()) {
      Optional<String> property =
          option.isIn(Place.PROPERTY) ? properties.text(option) : Optional.empty();
      if (property.isPresent()) {
        given = given.with(option, property.get(), Spelling.SYSTEM_PROPERTY);
      } else if (option.isIn(Place.ANNOTATION)) {
        Optional<String> attribute = text(annotation, option);
        given = attribute.isPresent() ? given.with(option, attribute.get()) : given;
      }
    }
    return given.has(Option.REPLAY) ? given.without(OF_A_SEARCH) : given;
  }

  /** What is said outside of the tests. */
  interface Properties {
    /** The value of an option, as it stands there. */
    Optional<String> text(Option option);
  }

  /** The value of an attribute in the words of the table; nothing if it stands for none. */
  private static Optional<String> text(EveryInterleaving annotation, Option option) {
    try {
      Method attribute = EveryInterleaving.class.getMethod(option.attribute());
      return text(attribute.invoke(annotation), attribute.getDefaultValue(), option);
    } catch (ReflectiveOperationException missing) {
      throw new IllegalStateException("no attribute " + option.attribute(), missing);
    }
  }

  private static Optional<String> text(Object value, Object usual, Option option) {
    if (value instanceof Enum<?> constant) {
      boolean meansNothing = constant.name().equals(AUTO) && value.equals(usual);
      return meansNothing
          ? Optional.empty()
          : Optional.of(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    if (value instanceof String[] names) {
      return names.length == 0 ? Optional.empty() : Optional.of(String.join(",", List.of(names)));
    }
    String text = value.toString().strip();
    boolean isNone = text.isEmpty() || (value.equals(usual) && text.equals("0"));
    return isNone ? Optional.empty() : Optional.of(text);
  }
}
