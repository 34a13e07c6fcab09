package dev.jacquard.model.picture;

import dev.jacquard.model.picture.Picture.Panel;

/** A picture in SVG: a title, below it the graphs side by side, and what the marks mean. */
final class SvgText {
  private static final int MARGIN = 24;
  private static final int TOP = 44;
  private static final int LEGEND = 64;

  /** The colours stand in attributes for readers without style sheets; dark ones come on top. */
  private static final String STYLE =
      """
      text { font-family: ui-sans-serif, system-ui, sans-serif; fill: #1d2430; }
      text.state { font-family: ui-monospace, monospace; font-size: 12px; text-anchor: middle; }
      text.title { font-size: 17px; font-weight: 600; }
      text.heading { font-size: 14px; font-weight: 600; }
      text.legend { font-size: 12px; }
      path.arrow { fill: none; stroke: #667085; stroke-width: 1.1; opacity: 0.75; }
      path.back { stroke-dasharray: 4 3; opacity: 0.45; }
      rect.state { stroke: #667085; stroke-width: 1; }
      rect.initial { stroke: #1d2430; stroke-width: 2.6; }
      rect.end { stroke-dasharray: 2 2; }
      rect.error { stroke: #c8102e; stroke-width: 3.4; }
      @media (prefers-color-scheme: dark) {
        rect.page { fill: #14181f; }
        text { fill: #e6e9ef; }
        rect.state { fill: #232a35; stroke: #8a94a6; }
        rect.orbit { fill: hsl(var(--hue) 42% 29%); }
        rect.initial { stroke: #e6e9ef; }
        rect.error { stroke: #ff5c72; }
        path.arrow { stroke: #98a2b3; }
        .head { fill: #98a2b3; }
      }
      """;

  private final StringBuilder text = new StringBuilder();

  private SvgText() {}

  static String of(Picture picture) {
    return new SvgText().write(picture);
  }

  private String write(Picture picture) {
    int width = MARGIN;
    int height = 0;
    StringBuilder graphs = new StringBuilder();
    for (int p = 0; p < picture.panels().size(); p++) {
      Panel panel = picture.panels().get(p);
      PanelDrawing drawing = new PanelDrawing(panel);
      graphs.append(drawing.at(width, TOP));
      width += drawing.width() + 2 * MARGIN;
      height = Math.max(height, drawing.height());
    }
    width = Math.max(width, 640);
    open(picture, width, TOP + height + LEGEND);
    text.append(graphs);
    legend(picture, TOP + height + 26);
    text.append("</svg>\n");
    return text.toString();
  }

  private void open(Picture picture, int width, int height) {
    String title = Escape.xml(picture.title());
    text.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" role="img">
        <title>%3$s</title>
        <style>
        %4$s</style>
        <defs><marker id="head" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
        <path class="head" d="M0 0.8 L8 4 L0 7.2 z" fill="#667085"/></marker></defs>
        <rect class="page" width="%1$d" height="%2$d" fill="#ffffff"/>
        <text class="title" x="%5$d" y="28">%3$s</text>
        """
            .formatted(width, height, title, STYLE, MARGIN));
  }

  private void legend(Picture picture, int y) {
    int x = MARGIN;
    x = sample(x, y, "initial", "initial state");
    x = sample(x, y, "end", "end");
    x = sample(x, y, "error", errors(picture));
    text.append(
        """
        <path class="arrow back" d="M%d %d h28"/>
        <text class="legend" x="%d" y="%d">step back or sideways</text>
        """
            .formatted(x, y, x + 36, y + 4));
    if (picture.panels().size() > 1) {
      text.append(
          """
          <text class="legend" x="%d" y="%d">%s</text>
          """
              .formatted(MARGIN, y + 26, "states of one colour are one state of the quotient"));
    }
  }

  private static String errors(Picture picture) {
    String all = String.join("; ", picture.remarks());
    if (all.isEmpty()) {
      return "error (there is none)";
    }
    return "error: " + (all.length() <= 60 ? all : all.substring(0, 57) + "...");
  }

  private int sample(int x, int y, String mark, String meaning) {
    text.append(
        """
        <rect class="state %s" x="%d" y="%d" width="24" height="14" rx="4" fill="#ffffff"/>
        <text class="legend" x="%d" y="%d">%s</text>
        """
            .formatted(mark, x, y - 7, x + 32, y + 4, Escape.xml(meaning)));
    return x + 32 + 7 * meaning.length() + 24;
  }
}
