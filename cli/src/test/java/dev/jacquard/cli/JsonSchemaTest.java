package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code --json} prints is what the schemas in docs/schema say. The schemas allow fields that
 * they do not know, for readers of today and writers of tomorrow; here no such field may occur.
 */
class JsonSchemaTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "litmus {programs}/abba.litmus",
        "litmus {programs}/writers.litmus",
        "litmus {programs}/writers.litmus --symmetry rf",
        "litmus {programs}/writers.litmus --symmetry declared",
        "litmus {programs}/writers.litmus --pct 5:4",
        "litmus {programs}/writers.litmus --random 5 --seed 3",
        "litmus {programs}/writers.litmus --bound preemptions=1",
        "litmus {programs}/writers.litmus --executions 2",
        "litmus {programs}/endless.litmus --steps 20",
        "litmus {programs}/abba.litmus --continue --reduction exhaustive",
        "litmus {programs}/abba.litmus --replay j1-1-0",
        "model ../model/samples/philosophers.model",
        "model ../model/samples/philosophers.model --search optimal",
        "model ../model/samples/peterson.model --symmetry processes",
        "model ../model/samples/resource-controller.model --define size=3 --symmetry adaptive",
        "model ../model/samples/resource-controller.model --define size=3 --max-states 5"
      })
  void whatACommandPrintsFitsItsSchema(String words) throws IOException {
    CommandRun run = CommandRun.jacquard((CommandRun.expand(words) + " --json").split(" "));
    assertThat(run.out()).as(run.err()).isNotBlank();
    for (String line : run.out().lines().toList()) {
      assertFits(CommandRun.parse(line));
    }
  }

  static void assertFits(JsonNode json) throws IOException {
    ObjectNode document =
        (ObjectNode)
            new ObjectMapper()
                .readTree(
                    Files.readString(
                        Path.of("../docs/schema/" + json.get("schema").asText() + ".schema.json")));
    forbidUnknownFields(document);
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(document);
    assertThat(schema.validate(json)).as(json.toString()).isEmpty();
  }

  private static void forbidUnknownFields(JsonNode schema) {
    if (schema instanceof ObjectNode object
        && object.path("type").asText().equals("object")
        && object.has("properties")) {
      object.put("additionalProperties", false);
    }
    schema.forEach(JsonSchemaTest::forbidUnknownFields);
  }

  @Test
  void aFieldThatNoSchemaKnowsWouldBeSeen() throws IOException {
    ObjectNode json = (ObjectNode) CommandRun.json("writers");
    json.put("surprise", 1);
    assertThatThrownBy(() -> assertFits(json)).hasMessageContaining("surprise");
  }
}
