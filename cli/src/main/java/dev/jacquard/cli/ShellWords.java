package dev.jacquard.cli;

import java.util.ArrayList;
import java.util.List;

/** The words of a command, and the line by which a POSIX shell reads them. */
final class ShellWords {
  private final List<String> words = new ArrayList<>();

  ShellWords add(String... more) {
    words.addAll(List.of(more));
    return this;
  }

  String line() {
    return String.join(" ", words.stream().map(ShellWords::quoted).toList());
  }

  private static String quoted(String word) {
    return word.matches("[\\w./+:,@%=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
