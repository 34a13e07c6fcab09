package dev.jacquard.models.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of Wahl 2007, and some that were computed elsewhere. */
class OraclesTest {
  /** The number of states, which is the same with given partitions and with computed ones. */
  private static long states(Diagram given, StateSymmetry symmetry) {
    long states = count(given, symmetry);
    Diagram computed = new Diagram(given.description().withoutPartitions());
    assertThat(computed.partitions()).isEqualTo(given.partitions());
    return states;
  }

  private static long count(Diagram diagram, StateSymmetry symmetry) {
    SearchOptions options = SearchOptions.standard();
    SearchResult result =
        symmetry == StateSymmetry.ADAPTIVE
            ? diagram.adaptive(options)
            : BreadthFirst.search(diagram, symmetry, options);
    assertThat(result.findings()).isEmpty();
    assertThat(result.limits()).isEmpty();
    return result.states();
  }

  /** How many states the orbits of the adaptive search have together. */
  private static double plain(Diagram diagram) {
    return diagram.adaptive(SearchOptions.standard()).plain().orElseThrow();
  }

  private static int[] classes(int count, int size, int processes) {
    int[] sizes = new int[count];
    Arrays.fill(sizes, size);
    sizes[count - 1] = processes - size * (count - 1);
    return sizes;
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, 22, 9",
    "2, 2, 52, 12",
    "3, 1, 62, 15",
    "3, 2, 140, 20",
    "4, 2, 388, 31",
    "5, 2, 1100, 45"
  })
  void readersAndWriters(int readers, int writers, int plain, int adaptive) {
    Diagram diagram = new ReadersWriters(readers, writers);
    assertThat(states(diagram, StateSymmetry.NONE)).isEqualTo(plain);
    assertThat(states(diagram, StateSymmetry.ADAPTIVE)).isEqualTo(adaptive);
    assertThat(plain(diagram)).isEqualTo(plain);
  }

  @Test
  void resourceControllerWithNineClassesOfTwo() {
    Diagram diagram = new ResourceController(classes(9, 2, 18));
    assertThat(states(diagram, StateSymmetry.NONE)).isEqualTo(1_310_716);
    assertThat(states(diagram, StateSymmetry.PROCESSES)).isEqualTo(78_729);
    assertThat(states(diagram, StateSymmetry.ADAPTIVE)).isEqualTo(505);
    assertThat(plain(diagram)).isEqualTo(1_310_716);
  }

  @Test
  void resourceControllerWithTwoClassesOfNine() {
    Diagram diagram = new ResourceController(9, 9);
    assertThat(states(diagram, StateSymmetry.NONE)).isEqualTo(3_808_000);
    assertThat(states(diagram, StateSymmetry.PROCESSES)).isEqualTo(397);
    assertThat(states(diagram, StateSymmetry.ADAPTIVE)).isEqualTo(316);
    assertThat(plain(diagram)).isEqualTo(3_808_000);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 558, 789",
    "3, 792, 1245",
    "5, 1251, 2121",
    "7, 1698, 2949",
    "10, 2346, 4101",
    "15, 3366, 5781",
    "20, 4311, 7161",
    "25, 5181, 8241"
  })
  void resourceControllerWithEightyProcesses(int classes, int ones, int twos) {
    Diagram small = new ResourceController(classes(classes, 1, 80));
    assertThat(states(small, StateSymmetry.ADAPTIVE)).isEqualTo(ones);
    Diagram large = new ResourceController(classes(classes, 2, 80));
    assertThat(states(large, StateSymmetry.ADAPTIVE)).isEqualTo(twos);
  }
}
