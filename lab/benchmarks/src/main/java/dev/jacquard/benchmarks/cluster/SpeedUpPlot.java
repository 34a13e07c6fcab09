package dev.jacquard.benchmarks.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A picture of how many times as fast a search is with so many workers, as SVG: a line for each
 * program, beside the one of workers who never wait. Both axes are logarithmic.
 */
final class SpeedUpPlot {
  /** Those of Okabe and Ito, which the colour-blind can tell apart. */
  private static final List<String> COLOURS =
      List.of("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#D55E00", "#56B4E9");

  private static final int SIZE = 480;
  private static final int MARGIN = 56;
  private static final int NAMES = 130;

  /** The speed-up by the number of workers. */
  private final SortedMap<String, SortedMap<Integer, Double>> lines = new TreeMap<>();

  /** One more point. */
  void add(String program, int workers, double speedUp) {
    lines.computeIfAbsent(program, name -> new TreeMap<>()).put(workers, speedUp);
  }

  /** Writes it into a folder, which is made. */
  Path write(Path folder) throws IOException {
    Files.createDirectories(folder);
    return Files.writeString(folder.resolve("cluster-speed-up.svg"), svg());
  }

  String svg() {
    int most = 2;
    for (SortedMap<Integer, Double> points : lines.values()) {
      most = Math.max(most, points.lastKey());
    }
    List<String> out = new ArrayList<>();
    out.add(
        String.format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                + " font-family=\"sans-serif\" font-size=\"12\" fill=\"#222\">",
            SIZE + NAMES, SIZE));
    out.add("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>");
    for (int workers = 1; workers <= most; workers *= 2) {
      grid(out, workers, most);
    }
    out.add(text(SIZE / 2.0, SIZE - 12, "middle", "workers"));
    out.add(text(8, MARGIN - 24, "start", "times as fast as one"));
    out.add(line(new TreeMap<>(Map.of(1, 1.0, most, (double) most)), most, "#999", "2 5"));
    int number = 0;
    for (Map.Entry<String, SortedMap<Integer, Double>> entry : lines.entrySet()) {
      String colour = COLOURS.get(number++ % COLOURS.size());
      SortedMap<Integer, Double> points = entry.getValue();
      out.add(line(points, most, colour, "none"));
      int last = points.lastKey();
      out.add(
          text(x(last, most) + 8, y(points.get(last), most) + 4, "start", entry.getKey())
              .replace("<text", "<text fill=\"" + colour + "\""));
    }
    out.add("</svg>");
    return String.join("\n", out) + "\n";
  }

  private static void grid(List<String> out, int workers, int most) {
    double x = x(workers, most);
    double y = y(workers, most);
    out.add(
        String.format(
            Locale.ROOT,
            "<path d=\"M%.1f %d V%d M%d %.1f H%d\" stroke=\"#eaeaea\"/>",
            x,
            MARGIN,
            SIZE - MARGIN,
            MARGIN,
            y,
            SIZE - MARGIN));
    out.add(text(x, SIZE - MARGIN + 18, "middle", Integer.toString(workers)));
    out.add(text(MARGIN - 8, y + 4, "end", Integer.toString(workers)));
  }

  private static String line(
      SortedMap<Integer, Double> points, int most, String colour, String dashes) {
    List<String> corners = new ArrayList<>();
    points.forEach(
        (workers, speedUp) ->
            corners.add(
                String.format(Locale.ROOT, "%.1f,%.1f", x(workers, most), y(speedUp, most))));
    return String.format(
        "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\""
            + " stroke-dasharray=\"%s\"/>",
        String.join(" ", corners), colour, dashes);
  }

  private static String text(double x, double y, String anchor, String text) {
    return String.format(
        Locale.ROOT,
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
        x,
        y,
        anchor,
        text);
  }

  private static double x(double workers, int most) {
    return MARGIN + (SIZE - 2 * MARGIN) * part(workers, most);
  }

  /** What is slower than one is at the bottom. */
  private static double y(double speedUp, int most) {
    return SIZE - MARGIN - (SIZE - 2 * MARGIN) * Math.max(0, part(speedUp, most));
  }

  private static double part(double number, int most) {
    return Math.log(number) / Math.log(most);
  }
}
