package dev.jacquard.conformance.jdk.census;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The table of the documentation: how each class is controlled, on the oldest and newest JDK. */
final class CensusTable {
  private static final Path FILE = Path.of("..", "docs", "jdk", "census.md");
  private static final Pattern ROW = Pattern.compile("\\| `(.*)` \\| (.*) \\| (.*) \\| (.*) \\|");
  private static final String BEGIN = "|---|---|---|---|";
  private static final String ABSENT = "–";
  private static final int OLDEST = 17;

  /** A row: what is promised, and what came out on either JDK. */
  private record Row(String promise, String oldest, String newest) {}

  private final List<String> head = new ArrayList<>();
  private final Map<String, Row> rows = new TreeMap<>();
  private final boolean oldest = Runtime.version().feature() == OLDEST;

  /** The table as it is. */
  static CensusTable read() throws IOException {
    CensusTable table = new CensusTable();
    boolean inTable = false;
    for (String line : Files.readAllLines(FILE)) {
      Matcher row = ROW.matcher(line);
      if (inTable && row.matches()) {
        table.rows.put(row.group(1), new Row(row.group(2), row.group(3), row.group(4)));
      } else if (!inTable) {
        table.head.add(line);
      }
      inTable |= line.equals(BEGIN);
    }
    return table;
  }

  /** What this JDK's column says of a class. */
  String control(String name) {
    Row row = rows.getOrDefault(name, new Row("", ABSENT, ABSENT));
    return oldest ? row.oldest : row.newest;
  }

  /** Puts what came out on this JDK into its column; nothing came out of a class that it lacks. */
  void update(Map<String, String> promises, Map<String, String> controls) {
    promises.forEach(
        (name, promise) -> {
          Row before = rows.getOrDefault(name, new Row("", ABSENT, ABSENT));
          String control = controls.getOrDefault(name, ABSENT);
          rows.put(
              name,
              oldest
                  ? new Row(promise, control, before.newest)
                  : new Row(promise, before.oldest, control));
        });
  }

  void write() throws IOException {
    List<String> lines = new ArrayList<>(head);
    rows.forEach(
        (name, row) ->
            lines.add(
                "| `"
                    + name
                    + "` | "
                    + row.promise
                    + " | "
                    + row.oldest
                    + " | "
                    + row.newest
                    + " |"));
    Files.write(FILE, lines);
  }

  /** The classes of which something wrong is said on one of the JDKs. */
  List<String> wrong() {
    return rows.entrySet().stream()
        .filter(row -> (row.getValue().oldest + row.getValue().newest).contains(Judgement.WRONG))
        .map(Map.Entry::getKey)
        .toList();
  }
}
