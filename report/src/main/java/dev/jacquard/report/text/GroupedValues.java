package dev.jacquard.report.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Names with their values as text: those with the same value together, {@code 1, 2 = N; 3 = C}; or,
 * where names are those of parts, a line for each whole, {@code node 1 = Node: key = 3, next =
 * none}.
 */
public record GroupedValues(Map<String, String> values) {

  /** Lines of at most a width, where a name is not longer, the first one with a lead. */
  public List<String> lines(String lead, int width) {
    Map<String, List<String>> parts = parts();
    Map<String, String> alone = new LinkedHashMap<>(values);
    parts.forEach(
        (whole, names) -> {
          alone.remove(whole);
          alone.keySet().removeAll(names);
        });
    List<String> lines = new ArrayList<>(wrapped(lead + ":", words(alone), "  ", width));
    parts.forEach(
        (whole, names) ->
            lines.addAll(
                wrapped(
                    "  " + whole + " = " + values.get(whole) + ":",
                    members(whole, names),
                    "      ",
                    width)));
    return lines;
  }

  /** The names of parts, such as {@code node 1.key}, by the name of the whole, {@code node 1}. */
  private Map<String, List<String>> parts() {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    for (String name : values.keySet()) {
      int dot = name.indexOf('.');
      if (dot > 0 && values.containsKey(name.substring(0, dot))) {
        parts.computeIfAbsent(name.substring(0, dot), whole -> new ArrayList<>()).add(name);
      }
    }
    return parts;
  }

  private List<String> members(String whole, List<String> names) {
    List<String> words = new ArrayList<>();
    for (String name : names) {
      words.add(name.substring(whole.length() + 1) + " = " + values.get(name) + ",");
    }
    words.set(words.size() - 1, words.get(words.size() - 1).replaceAll(",$", ""));
    return words;
  }

  private static List<String> words(Map<String, String> values) {
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

  private static List<String> wrapped(String lead, List<String> words, String indent, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(lead);
    for (String word : words) {
      if (line.length() + 1 + word.length() > width && !line.toString().isBlank()) {
        lines.add(line.toString());
        line = new StringBuilder(indent.substring(1));
      }
      line.append(' ').append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
