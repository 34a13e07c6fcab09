package dev.jacquard.model.picture;

import dev.jacquard.model.picture.StateGraph.Arrow;
import dev.jacquard.model.picture.StateGraph.Mark;
import dev.jacquard.model.picture.StateGraph.Node;
import java.util.List;
import java.util.Locale;

/** One graph of a picture in SVG. All boxes have the size of the largest one. */
final class PanelDrawing {
  private static final int HEADING = 34;
  private static final int LINE = 15;
  private static final double CHARACTER = 7.3;
  private static final int GAP_ACROSS = 26;
  private static final int GAP_DOWN = 44;

  private final Picture.Panel panel;
  private final Layers layers;
  private final NodeText words;
  private final int boxWidth;
  private final int boxHeight;
  private final StringBuilder text = new StringBuilder();
  private int left;
  private int top;

  PanelDrawing(Picture.Panel panel) {
    this.panel = panel;
    this.layers = Layers.of(panel.graph());
    this.words = NodeText.of(panel.graph());
    List<List<String>> texts = panel.graph().nodes().stream().map(words::lines).toList();
    int lines = texts.stream().mapToInt(List::size).max().orElse(1);
    int longest = texts.stream().flatMap(List::stream).mapToInt(String::length).max().orElse(1);
    this.boxWidth = (int) Math.max(30, longest * CHARACTER + 14);
    this.boxHeight = lines * LINE + 9;
  }

  int width() {
    int heading = (int) (panel.heading().length() * 8.6);
    // a margin on the right, through which the arrows back run
    return Math.max(heading, layers.widest() * (boxWidth + GAP_ACROSS) + GAP_ACROSS);
  }

  int height() {
    return HEADING + layers.rows() * (boxHeight + GAP_DOWN) - GAP_DOWN + 10;
  }

  /** The drawing with its upper left corner at a point. */
  String at(int x, int y) {
    left = x;
    top = y + HEADING;
    append(
        "<text class=\"heading\" x=\"%d\" y=\"%d\">%s</text>\n",
        x, y + 14, Escape.xml(panel.heading()));
    panel.graph().arrows().forEach(this::arrow);
    for (int i = 0; i < panel.graph().nodes().size(); i++) {
      node(i);
    }
    return text.toString();
  }

  private double middle(int node) {
    return left + width() / 2.0 + layers.place()[node] * (boxWidth + GAP_ACROSS);
  }

  private double above(int node) {
    return top + layers.row()[node] * (double) (boxHeight + GAP_DOWN);
  }

  private void arrow(Arrow arrow) {
    boolean down = layers.row()[arrow.to()] > layers.row()[arrow.from()];
    append(
        "<path class=\"arrow%s\" d=\"%s\" fill=\"none\" stroke=\"#667085\""
            + " marker-end=\"url(#head)\"><title>%s</title></path>\n",
        down ? "" : " back", down ? downwards(arrow) : back(arrow), Escape.xml(arrow.label()));
  }

  private String downwards(Arrow arrow) {
    double y1 = above(arrow.from()) + boxHeight;
    double y2 = above(arrow.to());
    double bend = Math.min(GAP_DOWN, (y2 - y1) / 2);
    return curve(
        middle(arrow.from()),
        y1,
        middle(arrow.from()),
        y1 + bend,
        middle(arrow.to()),
        y2 - bend,
        middle(arrow.to()),
        y2);
  }

  /** Arrows back leave and enter on the right; the farther they go, the farther they swing out. */
  private String back(Arrow arrow) {
    double x1 = middle(arrow.from()) + boxWidth / 2.0;
    double x2 = middle(arrow.to()) + boxWidth / 2.0;
    double y1 = above(arrow.from()) + boxHeight / 2.0;
    double y2 = above(arrow.to()) + boxHeight / 2.0;
    if (arrow.from() == arrow.to()) {
      y1 -= boxHeight / 4.0;
      y2 += boxHeight / 4.0;
    }
    double swing = GAP_ACROSS * 0.8 + (y1 - y2) * 0.04;
    double out = Math.max(x1, x2) + swing;
    return curve(x1, y1, out, y1, out, y2, x2, y2);
  }

  private static String curve(
      double x1, double y1, double cx1, double cy1, double cx2, double cy2, double x2, double y2) {
    return format("M%.1f %.1f C%.1f %.1f %.1f %.1f %.1f %.1f", x1, y1, cx1, cy1, cx2, cy2, x2, y2);
  }

  private void node(int number) {
    Node node = panel.graph().nodes().get(number);
    int orbit = panel.orbit()[number];
    append(
        "<g class=\"node\"%s><title>%s</title>",
        orbit < 0 ? "" : " data-orbit=\"" + orbit + "\"", Escape.xml(NodeText.whole(number, node)));
    append(
        "<rect class=\"state%s%s\"%s x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" rx=\"6\""
            + " fill=\"%s\"/>",
        orbit < 0 ? "" : " orbit",
        node.mark() == Mark.NOTHING ? "" : " " + node.mark().name().toLowerCase(Locale.ROOT),
        orbit < 0 ? "" : " style=\"--hue:" + Colour.hue(orbit) + "\"",
        middle(number) - boxWidth / 2.0,
        above(number),
        boxWidth,
        boxHeight,
        orbit < 0 ? "#ffffff" : Colour.light(orbit));
    List<String> lines = words.lines(node);
    double first = above(number) + (boxHeight - lines.size() * LINE) / 2.0 + 11.5;
    for (int i = 0; i < lines.size(); i++) {
      append(
          "<text class=\"state\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>",
          middle(number), first + i * LINE, Escape.xml(lines.get(i)));
    }
    text.append("</g>\n");
  }

  private void append(String format, Object... values) {
    text.append(format(format, values));
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
