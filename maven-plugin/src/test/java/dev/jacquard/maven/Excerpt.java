package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/**
 * Parts of an output, each of them whole lines, in their order. What another machine may change,
 * such as times, is not compared.
 */
record Excerpt(List<String> parts) {
  private static final String BETWEEN = "...\n";

  void assertShownBy(String output) {
    String rest = comparable(output);
    for (String part : parts) {
      String shown = comparable(part);
      int at = rest.indexOf(shown);
      assertThat(at).as("this part:%n%s%nin this output:%n%s", shown, rest).isNotNegative();
      rest = rest.substring(at + shown.length());
    }
  }

  /** The same parts as an output has them now: each from its first line to its last one. */
  String refreshedFrom(String output) {
    List<String> lines = output.lines().map(String::stripTrailing).toList();
    List<String> fresh = new ArrayList<>();
    int from = 0;
    for (String part : parts) {
      List<String> shown = part.lines().toList();
      int first = indexOf(shown.get(0), lines, from);
      int last = indexOf(shown.get(shown.size() - 1), lines, first);
      List<String> now = new ArrayList<>(lines.subList(first, last + 1));
      now.set(0, shown.get(0));
      now.set(now.size() - 1, shown.get(shown.size() - 1));
      fresh.add(String.join("\n", now) + "\n");
      from = last + 1;
    }
    return String.join(BETWEEN, fresh);
  }

  private static int indexOf(String line, List<String> lines, int from) {
    for (int i = from; i < lines.size(); i++) {
      if (comparable(lines.get(i)).equals(comparable(line))) {
        return i;
      }
    }
    throw new AssertionError("there is no line '" + line + "' in\n" + String.join("\n", lines));
  }

  private static String comparable(String text) {
    return text.replaceAll("\\d+\\.\\d+ s\\b", "0.0 s")
        .replaceAll("(?m)[ \t]+$", "")
        .replaceAll("(?m)^  JDK .*$", "  JDK");
  }
}
