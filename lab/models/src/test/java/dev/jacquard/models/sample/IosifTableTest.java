package dev.jacquard.models.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.models.sample.IosifTable.Example;
import dev.jacquard.models.sample.IosifTable.Row;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The order of the columns of Table 1 of Iosif 2002. */
class IosifTableTest {
  private static final long MOST = 400_000;

  private static Row row(String name, String sizes) {
    return IosifTable.examples().stream()
        .filter(example -> example.name().equals(name) && example.sizes().equals(sizes))
        .findFirst()
        .orElseThrow()
        .count(MOST);
  }

  static Stream<Example> examples() {
    return IosifTable.examples().stream();
  }

  @Test
  void listGainsBySymmetryOnly() {
    assertIsLikePrinted(row("ordered list", "L=3"));
  }

  @Test
  void treeGainsMoreByIndependenceThanBySymmetry() {
    Row row = row("B-tree", "N=2 K=2 D=2");
    assertIsLikePrinted(row);
    assertThat(row.independence()).as("nothing is left to symmetry").isEqualTo(row.both());
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("examples")
  void columnsAreInTheOrderOfThePaper(Example example) {
    assertIsLikePrinted(example.count(MOST));
  }

  private static void assertIsLikePrinted(Row row) {
    if (row.name().equals("B-tree")) {
      assertThat(row.both().getAsLong()).isLessThanOrEqualTo(row.independence().getAsLong());
      assertThat(row.independence().getAsLong()).isLessThan(row.symmetry().getAsLong());
      assertThat(row.symmetry().getAsLong()).isLessThan(row.neither().getAsLong());
      assertThat(row.neither().getAsLong()).isGreaterThan(5 * row.both().getAsLong());
    } else {
      assertThat(row.both()).isEqualTo(row.symmetry());
      assertThat(row.independence()).isEqualTo(row.neither());
      assertThat(row.symmetry().getAsLong()).isLessThan(row.independence().getAsLong());
    }
  }

  @Test
  void tooManyStatesLeaveAColumnEmpty() {
    Row row = IosifTable.examples().get(1).count(1_000);
    assertThat(row.symmetry()).isPresent();
    assertThat(row.neither()).isEmpty();
  }
}
