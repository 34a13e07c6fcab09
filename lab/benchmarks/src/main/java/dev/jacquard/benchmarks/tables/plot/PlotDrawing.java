package dev.jacquard.benchmarks.tables.plot;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler.ChartTheme;
import org.knowm.xchart.style.XYStyler;

/** Draws the charts of a plot side by side, each line with its name at its end. */
final class PlotDrawing {
  static final int WIDTH = 1_000;
  static final int HEIGHT = 440;

  private static final int TITLE = 40;
  private static final int LABEL_DISTANCE = 15;
  private static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

  /** Not of 12 points: VectorGraphics2D takes that for granted, and browsers don't. */
  private static final Font NAME = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

  private static final Font HEADING = new Font(Font.SANS_SERIF, Font.BOLD, 16);
  private static final Color INK = new Color(0x222222);
  private static final Color GRID = new Color(0xEAEAEA);

  private record Label(Series series, int x, double y) {}

  private final Plot plot;

  PlotDrawing(Plot plot) {
    this.plot = plot;
  }

  void paint(Graphics2D graphics) {
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, WIDTH, HEIGHT);
    graphics.setColor(INK);
    graphics.setFont(HEADING);
    graphics.drawString(plot.title(), 16, 26);
    int width = WIDTH / plot.panels().size();
    for (int i = 0; i < plot.panels().size(); i++) {
      graphics.translate(i * width, TITLE);
      paint(plot.panels().get(i), graphics, width, HEIGHT - TITLE);
      graphics.translate(-i * width, -TITLE);
    }
  }

  private static void paint(Plot.Panel panel, Graphics2D graphics, int width, int height) {
    XYChart chart = new XYChart(width, height, ChartTheme.XChart);
    chart.setXAxisTitle("threads");
    style(chart.getStyler(), panel);
    chart.setTitle(panel.heading());
    for (Series series : panel.series()) {
      XYSeries drawn =
          chart.addSeries(
              series.name(),
              List.copyOf(series.points().keySet()),
              List.copyOf(series.points().values()));
      drawn.setLineColor(series.look().color());
      drawn.setLineStyle(series.look().stroke());
      drawn.setMarker(series.look().marker());
      drawn.setMarkerColor(series.look().color());
    }
    chart.paint(graphics, width, height);
    label(chart, panel, graphics);
  }

  private static void style(XYStyler styler, Plot.Panel panel) {
    int least = threads(panel).min(Comparator.naturalOrder()).orElse(0);
    int most = threads(panel).max(Comparator.naturalOrder()).orElse(1);
    styler.setYAxisLogarithmic(true);
    styler.setYAxisLogarithmicDecadeOnly(true);
    styler.setYAxisTickLabelsFormattingFunction(PlotDrawing::decade);
    styler.setYAxisMin(Math.pow(10, Math.floor(Math.log10(values(panel).min().orElse(1)))));
    styler.setYAxisMax(Math.pow(10, Math.ceil(Math.log10(values(panel).max().orElse(10)))));
    styler.setXAxisMin((double) least);
    styler.setXAxisMax(most + 0.45 * Math.max(1, most - least)); // room for the names of lines
    styler.setXAxisTickLabelsFormattingFunction(
        x -> x <= most && x == Math.rint(x) ? Integer.toString((int) Math.rint(x)) : "");
    styler.setLegendVisible(false);
    styler.setPlotBorderVisible(false);
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBackgroundColor(Color.WHITE);
    styler.setPlotGridLinesColor(GRID);
    styler.setPlotGridVerticalLinesVisible(false);
    styler.setChartTitleBoxVisible(false);
    styler.setChartTitleFont(TEXT);
    styler.setAxisTickLabelsFont(TEXT);
    styler.setMarkerSize(7);
  }

  private static Stream<Integer> threads(Plot.Panel panel) {
    return panel.series().stream().flatMap(series -> series.points().keySet().stream());
  }

  private static DoubleStream values(Plot.Panel panel) {
    return panel.series().stream()
        .flatMapToDouble(
            series -> series.points().values().stream().mapToDouble(Double::doubleValue));
  }

  private static String decade(double value) {
    return value < 1
        ? String.format(Locale.ROOT, "%s", value)
        : String.format(Locale.ROOT, "%,.0f", value);
  }

  /** Names from the top to the bottom, each at the end of its line or below another one there. */
  private static void label(XYChart chart, Plot.Panel panel, Graphics2D graphics) {
    List<Label> labels = new ArrayList<>();
    for (Series series : panel.series()) {
      int last = series.points().lastKey();
      labels.add(
          new Label(
              series,
              (int) chart.getScreenXFromChart(last) + 9,
              chart.getScreenYFromChart(series.points().get(last))));
    }
    labels.sort(Comparator.comparingDouble(Label::y));
    graphics.setFont(NAME);
    Map<Integer, Double> free = new HashMap<>();
    for (Label label : labels) {
      double y = Math.max(free.getOrDefault(label.x(), 0.0), label.y());
      free.put(label.x(), y + LABEL_DISTANCE);
      graphics.setColor(label.series().look().color());
      graphics.drawString(label.series().name(), label.x(), (int) y + 4);
    }
  }
}
