package dev.jacquard.report.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class JsonTextTest {
  private static JsonObject example() {
    JsonObject json = new JsonObject().put("text", "a").put("number", 3).put("flag", true);
    json.put("seconds", BigDecimal.valueOf(1500, 3));
    json.putObject("none");
    json.putArray("empty");
    JsonArray array = json.putArray("some").add("x").add("y");
    array.addObject().put("z", 1);
    array.addArray().add("w");
    return json;
  }

  @Test
  void lineHasNoSpaces() {
    assertThat(example())
        .hasToString(
            "{\"text\":\"a\",\"number\":3,\"flag\":true,\"seconds\":1.500,\"none\":{},"
                + "\"empty\":[],\"some\":[\"x\",\"y\",{\"z\":1},[\"w\"]]}");
  }

  @Test
  void prettyTextIsIndented() {
    assertThat(example().pretty())
        .isEqualTo(
            """
            {
              "text" : "a",
              "number" : 3,
              "flag" : true,
              "seconds" : 1.500,
              "none" : { },
              "empty" : [ ],
              "some" : [ "x", "y", {
                "z" : 1
              }, [ "w" ] ]
            }\
            """);
  }

  @Test
  void charactersThatMeanSomethingAreEscaped() {
    assertThat(new JsonObject().put("\"", "\\ \b\f\n\r\t\u0001\u001b \u00e9 \ud83d\ude00"))
        .hasToString("{\"\\\"\":\"\\\\ \\b\\f\\n\\r\\t\\u0001\\u001B \u00e9 \ud83d\ude00\"}");
  }
}
