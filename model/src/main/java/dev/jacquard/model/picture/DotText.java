package dev.jacquard.model.picture;

import dev.jacquard.model.picture.StateGraph.Mark;

/** A picture in DOT, the language of Graphviz: a cluster for each graph. */
final class DotText {
  /** With more arrows than this their labels would hide the graph; they stay as tooltips. */
  private static final int MOST_LABELS = 60;

  private final StringBuilder text = new StringBuilder();

  private DotText() {}

  static String of(Picture picture) {
    return new DotText().write(picture);
  }

  private String write(Picture picture) {
    line("digraph states {");
    line("  label=\"" + Escape.dot(picture.title()) + "\"; labelloc=t; fontname=\"sans-serif\";");
    line("  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=monospace];");
    line("  edge [fontname=\"sans-serif\", fontsize=9, color=gray40];");
    for (int p = 0; p < picture.panels().size(); p++) {
      panel(p, picture.panels().get(p));
    }
    line("}");
    return text.toString();
  }

  private void panel(int p, Picture.Panel panel) {
    line("  subgraph cluster_" + p + " {");
    line("    label=\"" + Escape.dot(panel.heading()) + "\"; color=gray70;");
    StateGraph graph = panel.graph();
    NodeText words = NodeText.of(graph);
    for (int i = 0; i < graph.nodes().size(); i++) {
      node(p, i, panel, words);
    }
    boolean labels = graph.arrows().size() <= MOST_LABELS;
    for (StateGraph.Arrow arrow : graph.arrows()) {
      String label = Escape.dot(arrow.label());
      line(
          "    s"
              + p
              + "_"
              + arrow.from()
              + " -> s"
              + p
              + "_"
              + arrow.to()
              + " [tooltip=\""
              + label
              + "\""
              + (labels ? ", label=\"" + label + "\"" : "")
              + "];");
    }
    line("  }");
  }

  private void node(int p, int number, Picture.Panel panel, NodeText words) {
    StateGraph.Node node = panel.graph().nodes().get(number);
    String label = Escape.dot(String.join("\n", words.lines(node)));
    String colour =
        panel.orbit()[number] < 0
            ? ""
            : ", fillcolor=\"" + Colour.light(panel.orbit()[number]) + "\"";
    line(
        "    s"
            + p
            + "_"
            + number
            + " [label=\""
            + label
            + "\", tooltip=\""
            + Escape.dot(NodeText.whole(number, node))
            + "\""
            + colour
            + border(node.mark())
            + "];");
  }

  private static String border(Mark mark) {
    return switch (mark) {
      case NOTHING -> "";
      case INITIAL -> ", penwidth=2.5";
      case END -> ", peripheries=2";
      case ERROR -> ", color=red3, penwidth=3, fontcolor=red4";
    };
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
