package dev.jacquard.benchmarks.tables;

import dev.jacquard.benchmarks.tables.Count.Controller;
import dev.jacquard.benchmarks.tables.Count.Method;
import dev.jacquard.benchmarks.tables.Count.ReadersWriters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The figures of Wahl 2007: readers and writers (section 3), and the resource controller (section
 * 9), whose model is reconstructed.
 */
final class WahlTables {
  private static final String NAME = "wahl";
  private static final int PROCESSES = 80;

  private static final int[] CLASSES = {2, 3, 5, 7, 10, 15, 20, 25};
  private static final long[] BY_ONES = {558, 792, 1251, 1698, 2346, 3366, 4311, 5181};
  private static final long[] BY_TWOS = {789, 1245, 2121, 2949, 4101, 5781, 7161, 8241};

  private WahlTables() {}

  static List<PublishedTable> tables() {
    return List.of(readersAndWriters(), memory(), fragmentation());
  }

  private static PublishedTable readersAndWriters() {
    return PublishedTable.of(
        NAME,
        "Wahl 2007, section 3: readers and writers, states reached",
        List.of("plain", "adaptive"),
        List.of(
            new PublishedTable.Row(
                "n = 3",
                List.of(
                    Figure.of(22, new ReadersWriters(2, 1, Method.PLAIN)),
                    Figure.of(9, new ReadersWriters(2, 1, Method.ADAPTIVE))))));
  }

  private static PublishedTable memory() {
    int[] twos = new int[9];
    Arrays.fill(twos, 2);
    int[] nines = {9, 9};
    return PublishedTable.of(
        NAME,
        "Wahl 2007, Figures 3 and 4: resource controller with 18 processes, states reached",
        List.of("plain", "standard symmetry", "adaptive"),
        List.of(
            new PublishedTable.Row(
                "nine classes of 2",
                List.of(
                    Figure.of(1_310_716, new Controller(twos, Method.PLAIN)),
                    Figure.of(78_729, new Controller(twos, Method.STANDARD_SYMMETRY)),
                    Figure.of(505, new Controller(twos, Method.ADAPTIVE)))),
            new PublishedTable.Row(
                "two classes of 9",
                List.of(
                    Figure.of(3_808_000, new Controller(nines, Method.PLAIN)),
                    Figure.unprinted(new Controller(nines, Method.STANDARD_SYMMETRY)),
                    Figure.of(316, new Controller(nines, Method.ADAPTIVE))))));
  }

  private static PublishedTable fragmentation() {
    List<PublishedTable.Row> rows = new ArrayList<>();
    for (int i = 0; i < CLASSES.length; i++) {
      rows.add(
          new PublishedTable.Row(
              CLASSES[i] + " classes",
              List.of(
                  Figure.of(BY_ONES[i], Controller.ofClasses(PROCESSES, CLASSES[i], 1)),
                  Figure.of(BY_TWOS[i], Controller.ofClasses(PROCESSES, CLASSES[i], 2)))));
    }
    return PublishedTable.of(
        NAME,
        "Wahl 2007, Table 1: resource controller with 80 processes, adaptive, states reached",
        List.of("sizes 1, 1, .., rest", "sizes 2, 2, .., rest"),
        rows);
  }
}
