package dev.jacquard.cli.terminal;

import java.util.ArrayList;
import java.util.List;

/** The words of a {@code jacquard} command, and the line by which a POSIX shell reads them. */
public final class ShellWords {
  private final List<String> words = new ArrayList<>();

  public ShellWords add(String... more) {
    words.addAll(List.of(more));
    return this;
  }

  /** The line, beginning with how the user calls {@code jacquard}. */
  public String line() {
    List<String> line = new ArrayList<>(List.of(Invocation.line()));
    words.forEach(word -> line.add(quoted(word)));
    return String.join(" ", line);
  }

  private static String quoted(String word) {
    return word.matches("[\\w./+:,@%=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
