package dev.jacquard.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The words of one {@code jacquard} command, in the order in which they are added. */
final class CommandWords {
  private final List<String> words = new ArrayList<>();

  CommandWords(String command) {
    words.add(command);
  }

  /** Adds words as they are. */
  CommandWords add(List<String> more) {
    words.addAll(more);
    return this;
  }

  /** Adds one word as it is. */
  CommandWords add(String word) {
    words.add(word);
    return this;
  }

  /** Adds an option, unless its value was not configured. */
  CommandWords option(String name, String value) {
    if (value != null && !value.isBlank()) {
      words.add(name);
      words.add(value.strip());
    }
    return this;
  }

  /** Adds an option without a value, if it is wanted. */
  CommandWords flag(String name, boolean wanted) {
    if (wanted) {
      words.add(name);
    }
    return this;
  }

  /** Adds an option whose values have commas between them, unless there is none. */
  CommandWords option(String name, List<String> values) {
    return option(name, String.join(",", values));
  }

  /** Adds the class path of the program. */
  CommandWords classPath(List<Path> entries) {
    return option(
        "-cp", String.join(File.pathSeparator, entries.stream().map(Path::toString).toList()));
  }

  /** Adds what the program gets as its arguments; nothing may follow. */
  CommandWords arguments(List<String> arguments) {
    if (!arguments.isEmpty()) {
      words.add("--");
      words.addAll(arguments);
    }
    return this;
  }

  List<String> list() {
    return List.copyOf(words);
  }
}
