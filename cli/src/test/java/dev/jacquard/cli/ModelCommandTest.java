package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jacquard.check.Interruption;
import dev.jacquard.cli.model.ModelProgress;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelCommandTest {
  private static final String GUESTS = "dev.jacquard.cli.models.Guests";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"bfs", "dfs", "optimal"})
  void interruptionEndsTheSearchAndIsTold(String search) {
    Interruption interruption = new Interruption();
    interruption.request();
    CommandRun run =
        CommandRun.jacquard(interruption, "model", GUESTS + ":9,9", "--search", search);
    assertThat(run.firstLine()).contains(": incomplete: ");
    assertThat(run.out()).contains("  why: interrupted");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"dot", "svg", "html"})
  void pictureIsWrittenInTheFormatOfItsName(String ending) throws IOException {
    Path file = folder.resolve("states." + ending);
    CommandRun run =
        CommandRun.jacquard(
            "model",
            "../model/samples/readers-writers.model",
            "--symmetry",
            "processes",
            "--picture",
            file.toString());
    assertThat(run.exit()).isZero();
    String start =
        switch (ending) {
          case "dot" -> "digraph";
          case "svg" -> "<svg";
          default -> "<!DOCTYPE html>";
        };
    assertThat(Files.readString(file))
        .startsWith(start)
        .contains("symmetry processes: 15 states", "without symmetry: 22 states");
  }

  @Test
  void classIsFoundOnTheClassPath() throws IOException {
    Path source = folder.resolve("Lone.java");
    Files.writeString(
        source,
        """
        import dev.jacquard.model.diagram.Diagram;
        import dev.jacquard.model.diagram.description.*;

        public class Lone extends Diagram {
          public Lone(int processes) {
            super(walk(Description.of("lone", processes)));
          }

          private static Description walk(DescriptionBuilder diagram) {
            LocalState here = diagram.state("here");
            diagram.edge(here, diagram.state("there"));
            return diagram.build();
          }
        }
        """);
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-proc:none", "-d", folder.toString(), source.toString());
    CommandRun run = CommandRun.jacquard("model", "-cp", folder.toString(), "Lone:3");
    assertThat(run.firstLine()).startsWith("Lone:3: failure: deadlock after 3 steps");
    assertThat(CommandRun.jacquard("model", "Lone:3").err()).contains("there is no class Lone");
  }

  @Test
  void failureHasItsPathInJson() {
    JsonNode json = CommandRun.parse(CommandRun.jacquard("model", GUESTS, "--json").out());
    assertThat(names(json))
        .containsExactly(
            "schema",
            "model",
            "verdict",
            "states",
            "transitions",
            "depth",
            "bytes",
            "seconds",
            "findings",
            "notes",
            "search",
            "symmetry",
            "partialOrder",
            "store");
    JsonNode finding = json.get("findings").get(0);
    assertThat(names(finding)).containsExactly("type", "property", "message", "path");
    assertThat(finding.get("path")).hasSize(6);
    assertThat(finding.get("path").get(5).get("state").get("guest 3").asText())
        .isEqualTo("waiting");
  }

  @Test
  void loopIsToldInJson() {
    CommandRun run =
        CommandRun.jacquard("model", "dev.jacquard.cli.models.Trouble$Waiting", "--json");
    assertThat(CommandRun.parse(run.out()).get("findings").get(0).get("loop").asInt()).isZero();
  }

  @Test
  void progressTellsStatesSpeedAndDepth() {
    long[] millis = {0};
    ModelProgress progress = new ModelProgress(() -> TimeUnit.MILLISECONDS.toNanos(millis[0]));
    assertThat(progress.goOn(5, 9, 1, 2)).isTrue();
    millis[0] = 10_000;
    assertThat(progress.goOn(2_000_000, 3_000_000, 17, 44_000)).isTrue();
    assertThat(progress.sentence())
        .isEqualTo("2,000,000 states, 200,000/s, depth 17, 44,000 waiting, 10 s");
  }

  private static List<String> names(JsonNode json) {
    List<String> names = new ArrayList<>();
    json.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
