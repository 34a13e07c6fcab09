package dev.jacquard.junit;

import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.report.ReplayLine;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** How the user asks for one execution of a test. */
final class ReplayLines {
  private ReplayLines() {}

  /** An attribute or a property, with all that was said outside of the test and matters. */
  static List<ReplayLine> of(Function<Option, Optional<String>> properties) {
    StringBuilder attributes = new StringBuilder();
    StringBuilder words = new StringBuilder();
    for (Option option : Option.in(Place.REPLAY_LINE)) {
      Optional<String> text = properties.apply(option);
      if (text.isPresent()) {
        attributes.append(", ").append(option.attribute()).append(" = ");
        attributes.append(literal(option, text.get()));
        words.append(" -D").append(Spelling.SYSTEM_PROPERTY.of(option, text.get()));
      }
    }
    String replay = "replay = \"" + ReplayLine.SCHEDULE + "\"";
    return List.of(
        new ReplayLine("annotation", "@EveryInterleaving(" + replay + attributes + ")"),
        new ReplayLine(
            "system property",
            "-D" + Spelling.SYSTEM_PROPERTY.of(Option.REPLAY, ReplayLine.SCHEDULE) + words));
  }

  /** A value as it stands in the source of a test. */
  private static String literal(Option option, String text) {
    if (option.isChoice()) {
      String type = option.attribute();
      return Character.toUpperCase(type.charAt(0))
          + type.substring(1)
          + "."
          + text.toUpperCase(Locale.ROOT).replace('-', '_');
    }
    return switch (option) {
      case DEEP -> "{\"" + text.replace(",", "\", \"") + "\"}";
      case LONG_LIMIT -> '"' + text + '"';
      default -> text;
    };
  }
}
