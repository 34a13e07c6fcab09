package dev.jacquard.benchmarks.tables;

import dev.jacquard.benchmarks.tables.Count.Philosophers;
import dev.jacquard.benchmarks.tables.Count.Search;
import java.util.List;

/** Table 1 of Godefroid 1999: dining philosophers without loops. */
final class GodefroidTable {
  private static final List<String> COLUMNS =
      List.of("state graph", "stateless", "persistent + sleep", "+ rotation");

  private GodefroidTable() {}

  static PublishedTable table() {
    return PublishedTable.of(
        "godefroid",
        "Godefroid 1999, Table 1: dining philosophers who eat once, transitions explored",
        COLUMNS,
        List.of(
            row(2, printed(2, Search.STATELESS, 18), 18, 17, 9),
            row(3, printed(3, Search.STATELESS, 1_680), 123, 75, 37),
            row(4, printed(4, Search.STATELESS, 386_816), 708, 275, 133),
            row(5, Figure.unknown(), 3_765, 959, 461)));
  }

  private static PublishedTable.Row row(
      int n, Figure stateless, long graph, long persistent, long rotation) {
    return new PublishedTable.Row(
        "N = " + n,
        List.of(
            printed(n, Search.STATE_GRAPH, graph),
            stateless,
            printed(n, Search.PERSISTENT_SETS, persistent),
            printed(n, Search.ROTATION, rotation)));
  }

  private static Figure printed(int n, Search search, long transitions) {
    return Figure.of(transitions, new Philosophers(n, search));
  }
}
