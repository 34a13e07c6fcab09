package dev.jacquard.benchmarks.tables;

import dev.jacquard.benchmarks.tables.Count.Example;
import dev.jacquard.benchmarks.tables.Count.Heap;
import java.util.Arrays;
import java.util.List;

/**
 * Table 1 of Iosif 2002. The models that were measured are not published; ours are others, so only
 * the order of the columns can be compared.
 */
final class IosifTables {
  private static final String NAME = "iosif";
  private static final List<String> COLUMNS = List.of("SI + SR", "SR", "SI", "neither");

  private IosifTables() {}

  static List<PublishedTable> tables() {
    return List.of(list(), tree());
  }

  private static PublishedTable list() {
    return new PublishedTable(
        NAME,
        "Iosif 2002, Table 1: ordered list with locks, states reached; the models are ours",
        COLUMNS,
        List.of(
            printed("L = 8", 296_159, 296_159, 766_297, 766_297),
            printed("L = 9", 727_714, 727_714, 2_296_690, 2_296_690),
            printed("L = 10", 1_752_870, 1_752_870, 4_620_120, 4_620_120),
            ours("ours, L = 2", Example.ORDERED_LIST, 1, 1, 2),
            ours("ours, L = 3", Example.ORDERED_LIST, 1, 1, 3)),
        PublishedTable.Expected.ORDER);
  }

  private static PublishedTable tree() {
    return new PublishedTable(
        NAME,
        "Iosif 2002, Table 1: B-tree with locks, states reached; the models are ours",
        COLUMNS,
        List.of(
            printed("N, K, D = 2, 2, 3", 1_259, 6_816, 1_259, 94_105),
            printed("N, K, D = 2, 4, 3", 3_027, 18_773, 3_027, 766_842),
            ours("ours, 2, 2, 2", Example.B_TREE, 2, 2, 2),
            ours("ours, 2, 3, 2", Example.B_TREE, 2, 3, 2),
            ours("ours, 2, 2, 3", Example.B_TREE, 2, 2, 3)),
        PublishedTable.Expected.ORDER);
  }

  private static PublishedTable.Row printed(String label, long... states) {
    return new PublishedTable.Row(
        label, Arrays.stream(states).mapToObj(Figure::printedOnly).toList());
  }

  private static PublishedTable.Row ours(String label, Example example, int... sizes) {
    return new PublishedTable.Row(
        label,
        List.of(
            Figure.unprinted(new Heap(example, sizes, true, true)),
            Figure.unprinted(new Heap(example, sizes, true, false)),
            Figure.unprinted(new Heap(example, sizes, false, true)),
            Figure.unprinted(new Heap(example, sizes, false, false))));
  }
}
