package dev.jacquard.cli;

import static dev.jacquard.cli.CommandRun.jacquard;
import static dev.jacquard.cli.CommandRun.program;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** Results as files for other tools. */
class ResultFilesTest {
  @TempDir private Path folder;

  private Path xml() {
    return folder.resolve("new folder/results.xml");
  }

  private Path sarif() {
    return folder.resolve("results.sarif");
  }

  private CommandRun litmus(String... words) {
    String[] all = new String[words.length + 5];
    all[0] = "litmus";
    all[1] = "--junit-xml";
    all[2] = xml().toString();
    all[3] = "--sarif";
    all[4] = sarif().toString();
    System.arraycopy(words, 0, all, 5, words.length);
    return jacquard(all);
  }

  private static Element parse(Path file) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(file.toFile())
        .getDocumentElement();
  }

  private JsonNode run() throws IOException {
    return new ObjectMapper().readTree(sarif().toFile()).get("runs").get(0);
  }

  @Test
  void everyProgramIsATestCase() throws Exception {
    litmus(program("writers"), program("abba"), program("endless"), "--steps", "20");
    Element suite = parse(xml());
    assertThat(suite.getAttribute("tests")).isEqualTo("3");
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(suite.getAttribute("errors")).isEqualTo("1");
    Element failure = (Element) suite.getElementsByTagName("failure").item(0);
    assertThat(failure.getAttribute("type")).isEqualTo("deadlock");
    assertThat(failure.getAttribute("message")).startsWith("deadlock: left holds lock a");
    assertThat(failure.getTextContent()).contains("replay: ./jacquard litmus");
    Element error = (Element) suite.getElementsByTagName("error").item(0);
    assertThat(error.getAttribute("type")).isEqualTo("incomplete");
    assertThat(error.getAttribute("message")).contains("limit of 20 steps");
  }

  @Test
  void everyProgramIsALineOfJson() throws IOException {
    Path lines = folder.resolve("results.json");
    CommandRun run =
        jacquard(
            "litmus",
            "--json-file",
            lines.toString(),
            "--json",
            program("writers"),
            program("abba"));
    assertThat(Files.readAllLines(lines))
        .hasSize(2)
        .containsExactlyElementsOf(run.out().lines().toList());
  }

  @Test
  void aFailureIsAResultWithItsInterleaving() throws IOException {
    litmus(program("abba"));
    assertThat(run().at("/tool/driver/name").asText()).isEqualTo("Jacquard");
    assertThat(run().at("/invocations/0/executionSuccessful").asBoolean()).isTrue();
    JsonNode result = run().get("results").get(0);
    assertThat(result.get("ruleId").asText()).isEqualTo("jacquard/deadlock");
    assertThat(run().at("/tool/driver/rules").get(result.get("ruleIndex").asInt()).get("id"))
        .isEqualTo(result.get("ruleId"));
    assertThat(result.at("/message/text").asText()).contains("deadlock: left holds lock a");
    assertThat(result.at("/locations/0/physicalLocation/artifactLocation/uri").asText())
        .endsWith("abba.litmus");
    JsonNode flows = result.at("/codeFlows/0/threadFlows");
    assertThat(flows).hasSize(2);
    assertThat(flows.at("/0/locations/0/executionOrder").asInt()).isEqualTo(1);
    assertThat(flows.at("/1/locations/0/executionOrder").asInt()).isEqualTo(2);
    assertThat(result.at("/properties/replay").asText()).startsWith("./jacquard litmus");
  }

  @Test
  void whatLimitsAVerdictIsANotification() throws IOException {
    litmus(program("endless"), "--steps", "20");
    assertThat(run().get("results")).isEmpty();
    assertThat(run().at("/invocations/0/toolExecutionNotifications/0/message/text").asText())
        .contains("endless.litmus: incomplete: ", "limit of 20 steps");
  }

  @Test
  void aResultIsRecognisedThoughLinesMove() throws IOException {
    Path file = folder.resolve("moved.litmus");
    String text = Files.readString(Path.of(program("abba")));
    Files.writeString(file, text);
    litmus(file.toString());
    JsonNode before = run().get("results").get(0);
    Files.writeString(file, "// a line more\n" + text);
    litmus(file.toString());
    JsonNode after = run().get("results").get(0);
    assertThat(after.get("partialFingerprints")).isEqualTo(before.get("partialFingerprints"));
    assertThat(after.get("locations")).isNotEqualTo(before.get("locations"));
  }

  @Test
  void aFileThatCannotBeWrittenIsAMistake() throws IOException {
    Files.createDirectory(sarif());
    CommandRun run = litmus(program("abba"));
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("results.sarif can't be written");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void aCommandThatDoesNotEndLeavesNoOldResult() throws Exception {
    litmus(program("writers"));
    jacquard(
        "check",
        "-cp",
        folder.toString(),
        "no.such.Program",
        "--junit-xml",
        xml().toString(),
        "--sarif",
        sarif().toString());
    Element error = (Element) parse(xml()).getElementsByTagName("error").item(0);
    assertThat(error.getAttribute("type")).isEqualTo("unfinished");
    assertThat(run().at("/invocations/0/executionSuccessful").asBoolean()).isFalse();
  }
}
