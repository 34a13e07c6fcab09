package dev.jacquard.model.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What stands in the boxes of a graph's states, which have little room, and what can be asked for.
 *
 * @param bare whether values are short in all states, so that they can do without their names
 */
record NodeText(boolean bare) {
  private static final int LONGEST_BARE_VALUE = 5;
  private static final int LONGEST_LINE = 22;
  private static final int MOST_LINES = 5;

  static NodeText of(StateGraph graph) {
    return new NodeText(
        graph.nodes().stream()
            .flatMap(node -> node.values().values().stream())
            .allMatch(value -> value.length() <= LONGEST_BARE_VALUE));
  }

  /** The lines in a box: bare values side by side, else a name with its value on each. */
  List<String> lines(StateGraph.Node node) {
    List<String> lines = bare ? sideBySide(node.values().values()) : oneByOne(node.values());
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
    for (String value : values) {
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
