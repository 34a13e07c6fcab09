package dev.jacquard.cli;

import static dev.jacquard.cli.CommandRun.jacquard;
import static dev.jacquard.cli.CommandRun.json;
import static dev.jacquard.cli.CommandRun.parse;
import static dev.jacquard.cli.CommandRun.program;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReportTest {
  @Test
  void cleanProgramHasTheseFields() {
    JsonNode json = json("writers");
    assertThat(names(json))
        .containsExactly(
            "schema",
            "file",
            "verdict",
            "executions",
            "blocked",
            "pruned",
            "traces",
            "steps",
            "failures",
            "failing",
            "reduction",
            "symmetry",
            "seconds");
    assertThat(json.get("file").asText()).isEqualTo(program("writers"));
    assertThat(json.get("verdict").asText()).isEqualTo("complete");
    assertThat(json.get("executions").asLong()).isEqualTo(6);
    assertThat(json.get("traces").asLong()).isEqualTo(6);
    assertThat(json.get("failures")).isEmpty();
    assertThat(json.get("failing")).isEmpty();
    assertThat(json.get("reduction").asText()).isEqualTo("optimal");
    assertThat(json.get("symmetry").asText()).isEqualTo("none");
    assertThat(json.get("seconds").isNumber()).isTrue();
  }

  @Test
  void failureHasKindMessageReplayAndThreads() {
    JsonNode json = json("abba");
    assertThat(json.get("verdict").asText()).isEqualTo("failure");
    assertThat(json.has("why")).isFalse();
    assertThat(json.get("failing").get("deadlock").asLong()).isEqualTo(1);
    JsonNode failure = json.get("failures").get(0);
    assertThat(names(failure))
        .containsExactly("kind", "message", "reasons", "remedies", "replay", "threads", "steps");
    assertThat(failure.get("kind").asText()).isEqualTo("deadlock");
    assertThat(failure.get("message").asText()).startsWith("deadlock: left holds lock a");
    assertThat(failure.get("replay").asText()).isEqualTo("j1-0-1.LL.Ka");
    assertThat(failure.get("threads")).map(JsonNode::asText).containsExactly("left", "right");
  }

  @Test
  void incompleteSaysWhy() {
    JsonNode json = json("endless", "--steps", "20");
    assertThat(json.get("verdict").asText()).isEqualTo("incomplete");
    assertThat(json.get("why").asText()).contains("limit of 20 steps");
    assertThat(json.has("traces")).isFalse();
  }

  @Test
  void everyFileIsOneLineAndNothingElseIsPrinted() {
    CommandRun run = jacquard("litmus", "--json", program("abba"), program("writers"));
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().map(line -> parse(line).get("verdict").asText()))
        .containsExactly("failure", "complete");
  }

  @Test
  void searchesNameTheirParameters() {
    JsonNode random = json("writers", "--random", "5", "--seed", "3");
    assertThat(random.get("reduction").asText()).isEqualTo("random");
    assertThat(random.get("seed").asLong()).isEqualTo(3);
    JsonNode pct = json("writers", "--pct", "5:4");
    assertThat(pct.get("reduction").asText()).isEqualTo("pct");
    assertThat(pct.get("depth").asInt()).isEqualTo(4);
    assertThat(pct.has("seed")).isTrue();
    JsonNode bounded = json("writers", "--bound", "preemptions=1");
    assertThat(bounded.get("reduction").asText()).isEqualTo("bounded");
    assertThat(bounded.get("preemptions").asInt()).isEqualTo(1);
    JsonNode symmetric = json("writers", "--symmetry", "rf");
    assertThat(symmetric.get("orbits").asLong()).isEqualTo(1);
    assertThat(symmetric.has("traces")).isFalse();
    assertThat(symmetric.get("interchangeable").get(0)).hasSize(3);
  }

  @Test
  void replayIsASearchToo() {
    JsonNode clean = json("writers", "--replay", "j1-2-1-0");
    assertThat(clean.get("verdict").asText()).isEqualTo("incomplete");
    assertThat(clean.get("why").asText()).isEqualTo("one replayed execution");
    assertThat(clean.get("reduction").asText()).isEqualTo("replay");
    JsonNode failing = json("abba", "--replay", "j1-1-0");
    assertThat(failing.get("verdict").asText()).isEqualTo("failure");
    assertThat(failing.get("failures").get(0).get("replay").asText()).isEqualTo("j1-1-0.LL.aK");
  }

  private static List<String> names(JsonNode json) {
    List<String> names = new ArrayList<>();
    json.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
