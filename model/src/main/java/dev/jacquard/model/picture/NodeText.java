package dev.jacquard.model.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What stands in the boxes of a graph's states, which have little room, and what can be asked for.
 *
 * @param names of what is not the same in all states, or of all if everything is
 * @param bare whether values are short, so that they can do without their names
 */
record NodeText(Set<String> names, boolean bare) {
  private static final int LONGEST_BARE_VALUE = 9;

  /** One long value among short ones can be told without its name. */
  private static final int MOST_LONG_VALUES = 1;

  private static final int LONGEST_LINE = 24;
  private static final int MOST_LINES = 8;

  static NodeText of(StateGraph graph) {
    List<Map<String, String>> states = graph.nodes().stream().map(StateGraph.Node::values).toList();
    Set<String> all = new LinkedHashSet<>();
    states.forEach(state -> all.addAll(state.keySet()));
    Set<String> changing = new LinkedHashSet<>(all);
    changing.removeIf(name -> states.stream().map(state -> state.get(name)).distinct().count() < 2);
    boolean bare =
        all.stream().filter(name -> states.stream().anyMatch(state -> isLong(state, name))).count()
            <= MOST_LONG_VALUES;
    return new NodeText(changing.isEmpty() || bare ? all : changing, bare);
  }

  private static boolean isLong(Map<String, String> state, String name) {
    return state.getOrDefault(name, "").length() > LONGEST_BARE_VALUE;
  }

  /** The lines in a box: bare values side by side, else a name with its value on each. */
  List<String> lines(StateGraph.Node node) {
    Map<String, String> values = new LinkedHashMap<>(node.values());
    values.keySet().retainAll(names);
    List<String> lines = bare ? sideBySide(values.values()) : oneByOne(values);
    if (lines.size() <= MOST_LINES) {
      return lines;
    }
    List<String> first = new ArrayList<>(lines.subList(0, MOST_LINES - 1));
    first.add("...");
    return first;
  }

  private static List<String> oneByOne(Map<String, String> values) {
    return values.entrySet().stream()
        .map(value -> cut(value.getKey() + "=" + value.getValue()))
        .toList();
  }

  private static String cut(String line) {
    return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE - 3) + "...";
  }

  private static List<String> sideBySide(Collection<String> values) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String whole : values) {
      String value = cut(whole);
      if (line.length() > 0 && line.length() + 1 + value.length() > LONGEST_LINE) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(value);
    }
    lines.add(line.toString());
    return lines;
  }

  /** Everything about a state. */
  static String whole(int number, StateGraph.Node node) {
    String values =
        node.values().entrySet().stream()
            .map(value -> value.getKey() + " = " + value.getValue())
            .collect(Collectors.joining("\n"));
    String remark = node.remark().isEmpty() ? "" : "\n" + node.remark();
    return "state " + (number + 1) + ", depth " + node.depth() + "\n" + values + remark;
  }
}
