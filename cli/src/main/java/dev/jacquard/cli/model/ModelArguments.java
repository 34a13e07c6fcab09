package dev.jacquard.cli.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Whole numbers and truth values for the constructor of a model. */
record ModelArguments(List<Object> values) {

  /** Reads them from a text with commas, or none if there is no text. */
  static Optional<ModelArguments> parse(String text) {
    if (text == null) {
      return Optional.of(new ModelArguments(List.of()));
    }
    List<String> words = List.of(text.split(",", -1));
    return words.stream().allMatch(word -> word.matches("-?\\d{1,9}|true|false"))
        ? Optional.of(new ModelArguments(words.stream().map(ModelArguments::value).toList()))
        : Optional.empty();
  }

  private static Object value(String word) {
    return word.equals("true") || word.equals("false")
        ? (Object) Boolean.valueOf(word)
        : (Object) Integer.valueOf(word);
  }

  /** Whether they are what parameters of these types take; an array takes all numbers. */
  boolean fit(Class<?>[] types) {
    return takesAll(types)
        ? values.stream().allMatch(Integer.class::isInstance)
        : types.length == values.size() && all(types);
  }

  private boolean all(Class<?>[] types) {
    for (int i = 0; i < types.length; i++) {
      if (types[i] != (values.get(i) instanceof Integer ? int.class : boolean.class)) {
        return false;
      }
    }
    return true;
  }

  private boolean takesAll(Class<?>[] types) {
    return types.length == 1 && types[0] == int[].class && !values.isEmpty();
  }

  /** What is passed to parameters that they fit. */
  Object[] values(Class<?>[] types) {
    return takesAll(types)
        ? new Object[] {values.stream().mapToInt(Integer.class::cast).toArray()}
        : values.toArray();
  }

  @Override
  public String toString() {
    return values.isEmpty()
        ? "nothing"
        : "("
            + String.join(",", Arrays.stream(values.toArray()).map(Object::toString).toList())
            + ")";
  }
}
