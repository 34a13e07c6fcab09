package dev.jacquard.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** The lines of source that stand around the moments of a time line. */
final class Excerpts {
  /** How many lines are shown before and behind the line of a moment. */
  static final int AROUND = 3;

  /** A file of which lines are shown, or of which none were found. */
  record File(String name, List<Line> lines) {}

  /** A line of source with its number, from 1. */
  record Line(int number, String text) {}

  private Excerpts() {}

  /** One for each file that a moment stands in, by name. */
  static List<File> of(List<Moment> moments, Sources sources) {
    Map<String, TreeSet<Integer>> wanted = new TreeMap<>();
    for (Moment moment : moments) {
      if (moment.place().isKnown()) {
        wanted
            .computeIfAbsent(moment.place().file(), any -> new TreeSet<>())
            .add(moment.place().line());
      }
    }
    List<File> files = new ArrayList<>();
    wanted.forEach((name, lines) -> files.add(new File(name, around(sources.lines(name), lines))));
    return files;
  }

  private static List<Line> around(Optional<List<String>> source, TreeSet<Integer> wanted) {
    List<Line> lines = new ArrayList<>();
    List<String> all = source.orElse(List.of());
    for (int number = 1; number <= all.size(); number++) {
      if (!wanted.subSet(number - AROUND, true, number + AROUND, true).isEmpty()) {
        lines.add(new Line(number, all.get(number - 1)));
      }
    }
    return lines;
  }
}
