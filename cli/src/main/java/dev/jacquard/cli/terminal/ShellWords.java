package dev.jacquard.cli.terminal;

import java.util.ArrayList;
import java.util.List;

/** The words of a command, and the line by which a POSIX shell reads them. */
public final class ShellWords {
  private final List<String> words = new ArrayList<>();

  public ShellWords add(String... more) {
    words.addAll(List.of(more));
    return this;
  }

  public String line() {
    return String.join(" ", words.stream().map(ShellWords::quoted).toList());
  }

  private static String quoted(String word) {
    return word.matches("[\\w./+:,@%=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
