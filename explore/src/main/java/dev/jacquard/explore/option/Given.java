package dev.jacquard.explore.option;

import java.io.Serializable;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the user said: values of options as texts, each of which has the form that the table asks
 * for. What is not in it was not said.
 *
 * @param spelling how the options were called, for sentences that name them
 */
public record Given(Spelling spelling, Map<Option, String> texts) implements Serializable {
  public Given {
    Map<Option, String> copy = new EnumMap<>(Option.class);
    copy.putAll(texts);
    texts = Collections.unmodifiableMap(copy);
  }

  /** Nothing was said. */
  public static Given nothing(Spelling spelling) {
    return new Given(spelling, Map.of());
  }

  /**
   * What was said, and a value.
   *
   * @throws IllegalArgumentException with a sentence for the user if the value has another form
   */
  public Given with(Option option, String text) {
    return with(option, text, spelling);
  }

  /**
   * What was said, and a value from elsewhere, which comes first.
   *
   * @param source how the option is called there
   * @throws IllegalArgumentException with a sentence for the user if the value has another form
   */
  public Given with(Option option, String text, Spelling source) {
    try {
      option.form().read(text);
    } catch (IllegalArgumentException mistake) {
      throw new IllegalArgumentException(source.of(option) + ": " + mistake.getMessage(), mistake);
    }
    Map<Option, String> more = new EnumMap<>(Option.class);
    more.putAll(texts);
    more.put(option, text);
    return new Given(spelling, more);
  }

  /** What was said, but for some options. */
  public Given without(Set<Option> options) {
    Map<Option, String> fewer = new EnumMap<>(Option.class);
    fewer.putAll(texts);
    fewer.keySet().removeAll(options);
    return new Given(spelling, fewer);
  }

  public boolean has(Option option) {
    return texts.containsKey(option);
  }

  /** The value of an option, if it was said. */
  @SuppressWarnings("unchecked") // the form of an option and what is read by it have one type
  public <T> Optional<T> value(Option option) {
    return Optional.ofNullable(texts.get(option)).map(text -> (T) option.form().read(text));
  }

  /** The value of an option that has a usual one. */
  @SuppressWarnings("unchecked") // the form of an option and what is read by it have one type
  public <T> T valueOrUsual(Option option) {
    return (T) option.form().read(texts.getOrDefault(option, option.usual().orElseThrow()));
  }

  /** Whether a flag was said. */
  public boolean flag(Option option) {
    return this.<Boolean>valueOrUsual(option);
  }
}
