package dev.jacquard.cli;

import static dev.jacquard.cli.CommandRun.jacquard;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatefulSearchTest {
  private static final String ENDLESS = "../litmus/corpus/endless/";

  @Test
  void programWithoutEndIsCompleteAndRunsForEver() {
    CommandRun run = search("servers");
    assertThat(run.exit()).isZero();
    assertThat(run.firstLine())
        .contains("complete: runs for ever, 16 states in 5 runs, no failure, ");
    assertThat(run.out())
        .contains("two of them were taken for one with a probability below ")
        .doesNotContain("no variable changes");
  }

  @Test
  void programThatEndsIsComplete() {
    CommandRun run =
        jacquard(
            "litmus", "--reduction=stateful", "--define=N=64", "../litmus/corpus/example1.litmus");
    assertThat(run.exit()).isZero();
    assertThat(run.firstLine()).contains(": complete: 462 states in ").doesNotContain("for ever");
  }

  @Test
  void boundForFingerprintsIsInJson() {
    JsonNode json = CommandRun.parse(search("servers", "--json").out());
    assertThat(json.get("verdict").asText()).isEqualTo("complete");
    assertThat(json.get("reduction").asText()).isEqualTo("stateful");
    assertThat(json.get("states").asLong()).isEqualTo(16);
    assertThat(json.get("transitions").asLong()).isEqualTo(20);
    assertThat(json.get("fingerprintError").asDouble()).isBetween(0.0, 1e-30);
    assertThat(json.get("ends").asBoolean()).isFalse();
    assertThat(json.get("runsForEver").asBoolean()).isTrue();
    assertThat(json.has("traces")).isFalse();
  }

  @Test
  void locksThatAreTakenForEverAreNoLivelock() {
    CommandRun run = search("philosophers-ordered");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("it can come to where no variable changes any more");
  }

  @Test
  void threadThatLooksForEverIsALivelock() {
    CommandRun run = search("flag-nobody-sets");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out())
        .contains("failure: livelock in run 3")
        .contains("livelock: looker goes round in a loop that nobody ends (line 5)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"flag-nobody-sets", "spin-lock-broken", "philosophers"})
  void failuresReplay(String name) {
    JsonNode failure = CommandRun.parse(search(name, "--json").out()).get("failures").get(0);
    CommandRun replay =
        jacquard("litmus", file(name), "--json", "--replay", failure.get("replay").asText());
    assertThat(replay.exit()).isEqualTo(1);
    JsonNode again = CommandRun.parse(replay.out()).get("failures").get(0);
    assertThat(again.get("message")).isEqualTo(failure.get("message"));
    assertThat(again.get("steps")).isEqualTo(failure.get("steps"));
  }

  @Test
  void otherReductionsAreCut() {
    CommandRun run = jacquard("litmus", file("servers"), "--executions=20", "--steps=100");
    assertThat(run.exit()).isEqualTo(3);
  }

  @Test
  void javaProgramsRefuseIt() {
    CommandRun run = jacquard("check", "--reduction=stateful", "acme.Bank#transfer");
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("--reduction stateful is for litmus programs and models");
  }

  @Test
  void equalThreadsCountOnce() {
    CommandRun run =
        jacquard(
            "litmus", "--reduction=stateful", "--symmetry=val", "../litmus/corpus/sections.litmus");
    assertThat(run.exit()).isZero();
    assertThat(run.firstLine()).contains(": complete: ", " states up to symmetry in ");
  }

  @Test
  void symmetryOfExecutionsDoesNotGoWithIt() {
    CommandRun run = search("servers", "--symmetry=rf");
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .contains("--symmetry rf compares executions, and --reduction stateful merges states");
    assertThat(search("servers", "--symmetry=declared").err())
        .contains("--symmetry declared goes with --reduction optimal only, not with stateful");
  }

  @ParameterizedTest
  @ValueSource(strings = {"peterson", "bounded-buffer", "readers-writers"})
  void modelsWithoutEndAreComplete(String name) {
    CommandRun run = jacquard("model", "../model/samples/" + name + ".model", "--search=stateful");
    assertThat(run.exit()).isZero();
    assertThat(run.firstLine()).contains(": complete: runs for ever, ");
  }

  private static CommandRun search(String name, String... options) {
    String[] args = new String[options.length + 3];
    args[0] = "litmus";
    args[1] = file(name);
    args[2] = "--reduction=stateful";
    System.arraycopy(options, 0, args, 3, options.length);
    return jacquard(args);
  }

  private static String file(String name) {
    return ENDLESS + name + ".litmus";
  }
}
