package dev.jacquard.explore.option;

import java.util.Locale;

/** How a front end calls the options of the table. */
public enum Spelling {
  /** {@code --checkpoint-every 5m} */
  COMMAND_LINE,
  /** {@code checkpointEvery = 5m} */
  ANNOTATION,
  /** {@code .checkpointEvery("5m")} */
  BUILDER,
  /** {@code jacquard.checkpoint-every=5m} */
  SYSTEM_PROPERTY;

  /** The name of an option, for example {@code --steps}. */
  public String of(Option option) {
    return switch (this) {
      case COMMAND_LINE -> "--" + option.word();
      case ANNOTATION, BUILDER -> option.attribute();
      case SYSTEM_PROPERTY -> "jacquard." + option.word();
    };
  }

  /** An option with a value, for example {@code --symmetry none}. */
  public String of(Option option, String value) {
    return switch (this) {
      case COMMAND_LINE -> of(option) + " " + value;
      case ANNOTATION ->
          of(option) + " = " + (option.isChoice() ? value.toUpperCase(Locale.ROOT) : value);
      case BUILDER -> call(option, value);
      case SYSTEM_PROPERTY -> of(option) + "=" + value;
    };
  }

  private static String call(Option option, String value) {
    if (option.isFlag()) {
      return (value.equals("true") ? "." : "no .") + option.attribute() + "()";
    }
    boolean isNumber =
        option.form() == ValueForm.COUNT
            || option.form() == ValueForm.STEPS
            || option.form() == ValueForm.NUMBER;
    String quoted = "\"" + value.replace(",", "\", \"") + "\"";
    return "." + option.attribute() + "(" + (isNumber ? value : quoted) + ")";
  }
}
