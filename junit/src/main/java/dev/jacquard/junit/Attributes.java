package dev.jacquard.junit;

import dev.jacquard.check.OptionTexts;
import dev.jacquard.check.Options;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import dev.jacquard.explore.option.Spelling;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** The attributes of the annotation, as the options of a check. */
final class Attributes {
  /** The constant of an attribute that has no value of its own: what fits the others is used. */
  static final String AUTO = "AUTO";

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
   * What an annotation says.
   *
   * @throws IllegalArgumentException with a sentence for the user if a value makes no sense
   */
  static Given given(EveryInterleaving annotation) {
    Given given = Given.nothing(Spelling.ANNOTATION);
    for (Option option : Option.in(Place.ANNOTATION)) {
      Optional<String> attribute = text(annotation, option);
      given = attribute.isPresent() ? given.with(option, attribute.get()) : given;
    }
    return given;
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
