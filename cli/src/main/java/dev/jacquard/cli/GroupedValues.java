package dev.jacquard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names with their values as text, those with the same value together: {@code 1, 2 = N; 3 = C}. */
record GroupedValues(Map<String, String> values) {

  /** Lines of at most a width, where a name is not longer, the first one with a lead. */
  List<String> lines(String lead, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(lead + ":");
    for (String word : words()) {
      if (line.length() + 1 + word.length() > width && !line.toString().isBlank()) {
        lines.add(line.toString());
        line = new StringBuilder(" ");
      }
      line.append(' ').append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private List<String> words() {
    Map<String, List<String>> names = new LinkedHashMap<>();
    values.forEach((name, value) -> names.computeIfAbsent(value, v -> new ArrayList<>()).add(name));
    List<String> words = new ArrayList<>();
    int left = names.size();
    for (Map.Entry<String, List<String>> group : names.entrySet()) {
      List<String> same = group.getValue();
      same.subList(0, same.size() - 1).forEach(name -> words.add(name + ","));
      String last = same.get(same.size() - 1) + " = " + group.getKey();
      words.add(--left > 0 ? last + ";" : last);
    }
    return words;
  }
}
