package dev.jacquard.benchmarks.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A figure that differs is marked. */
class ComputedTableTest {
  private static ComputedTable table(long printed) {
    Count count = new Count.ReadersWriters(2, 1, Count.Method.PLAIN);
    return ComputedTable.of(
        PublishedTable.of(
            "test",
            "Test 2000, Table 1",
            List.of("plain", "unprinted"),
            List.of(
                new PublishedTable.Row(
                    "n = 3", List.of(Figure.of(printed, count), Figure.unprinted(count))))));
  }

  private static Figure ours(Count.Method method) {
    return Figure.unprinted(new Count.ReadersWriters(2, 1, method));
  }

  private static ComputedTable ordered(long one, long other) {
    return ComputedTable.of(
        new PublishedTable(
            "test",
            "Test 2000, Table 2",
            List.of("adaptive", "plain"),
            List.of(
                new PublishedTable.Row(
                    "printed", List.of(Figure.printedOnly(one), Figure.printedOnly(other))),
                new PublishedTable.Row(
                    "n = 3", List.of(ours(Count.Method.ADAPTIVE), ours(Count.Method.PLAIN)))),
            PublishedTable.Expected.ORDER));
  }

  @Test
  void onlyTheOrderOfColumnsMatters() {
    assertThat(ordered(1, 1_000).differences()).isZero();
    assertThat(ordered(5, 5).differences()).isZero();
    assertThat(ordered(7, 3).differences()).isEqualTo(1);
    assertThat(String.join("\n", new TableText(ordered(7, 3)).lines())).contains("22*");
    assertThat(String.join("\n", new TableText(ordered(3, 7)).lines())).doesNotContain("*");
  }

  @Test
  void equalFiguresAreNotMarked() {
    assertThat(table(22).differences()).isZero();
    assertThat(String.join("\n", new TableText(table(22)).lines()))
        .contains("22         22           ?         22")
        .doesNotContain("*");
  }

  @Test
  void aDifferenceIsMarkedAndCounted() {
    assertThat(table(21).differences()).isEqualTo(1);
    assertThat(String.join("\n", new TableText(table(21)).lines()))
        .contains("21         22*          ?         22 ");
    assertThat(new TableJson(table(21)).lines())
        .anyMatch(
            line -> line.contains("\"paper\":21,\"ours\":22") && line.contains("differs\":true"))
        .anyMatch(line -> !line.contains("paper") && line.contains("differs\":false"));
  }
}
