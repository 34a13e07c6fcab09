package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.stateful.Endlessness;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs without end, with the states that there are and those that a search visits. */
class EndlessProgramsTest {
  private static final Path CORPUS = Path.of("../../litmus/corpus");

  @ParameterizedTest
  @CsvSource({
    "philosophers, 392, 62, 25",
    "philosophers-ordered, 79, 31, 13",
    "spin-lock, 128, 13, 9",
    "spin-lock-broken, 77, 64, 35",
    "peterson, 398, 48, 21",
    "buffer, 107, 107, 51",
    "private-and-shared, 680, 240, 71",
    "servers, 1024, 16, 5",
    "flag-nobody-sets, 6, 3, 3"
  })
  void fewStatesStandForAll(String name, int all, int visited, int runs) throws IOException {
    LitmusFile file = read(CORPUS.resolve("endless").resolve(name + ".litmus"), Map.of());
    FullGraph graph = FullGraph.of(file, 10_000).orElseThrow();
    GraphDpor search = new GraphDpor(1);
    SearchSights seen = SearchSights.of(program(file), search);
    assertThat(seen.sights().differenceFrom(graph.sights())).isEmpty();
    assertThat(seen.mistakeOfReplays()).isEmpty();
    assertThat(graph.states()).isEqualTo(all);
    assertThat(search.states()).isEqualTo(visited);
    assertThat(seen.runs()).isEqualTo(runs);
  }

  @Test
  void loopsOfAtomicBlocksHaveAsManyStatesAsThePaperSays() throws IOException {
    LitmusFile file = read(CORPUS.resolve("example1.litmus"), Map.of("N", 64));
    GraphDpor search = new GraphDpor(1);
    long start = System.nanoTime();
    SearchSights seen = SearchSights.of(program(file), search);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
    assertThat(search.states()).isEqualTo(462);
    assertThat(search.transitions()).isEqualTo(877);
    assertThat(seen.sights().failures()).isEmpty();
    assertThat(search.endlessness()).isEqualTo(new Endlessness(true, false, false));
  }

  private static LitmusFile read(Path path, Map<String, Integer> constants) throws IOException {
    return LitmusParser.parse(path.toString(), Files.readString(path), constants);
  }

  private static LitmusProgram program(LitmusFile file) {
    return LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
  }
}
