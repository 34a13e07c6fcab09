package dev.jacquard.benchmarks.peers;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** A comparison as JSON, one object for the run and one for each program and tool. */
public record ComparisonJson(Comparison comparison) {
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(run().toString());
    comparison.results().forEach(result -> lines.add(result(result).toString()));
    return lines;
  }

  private ObjectNode run() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("place", comparison.place());
    ObjectNode tools = json.putObject("tools");
    comparison.tools().forEach(tool -> tools.put(tool.name(), tool.settings()));
    comparison.absent().forEach(json.putArray("notMeasured")::add);
    return json;
  }

  private static ObjectNode result(Result result) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("program", result.program().title());
    json.put("tool", result.peer());
    json.put("verdict", result.outcome().verdict().toString());
    json.put("truth", result.program().truth().toString());
    json.put("executions", result.outcome().executions());
    json.put("detail", result.outcome().detail());
    ObjectNode cold = json.putObject("cold");
    cold.put("rounds", result.cold().rounds());
    cold.put("seconds", result.cold().wall());
    cold.put("processorSeconds", result.cold().processor());
    result.warm().ifPresent(warm -> warm(json.putObject("warm"), warm));
    return json;
  }

  private static void warm(ObjectNode json, Result.Warm warm) {
    json.put("rounds", warm.rounds());
    json.put("seconds", warm.wall());
    json.put("processorSeconds", warm.processor());
    json.put("executions", warm.executions());
    json.put("exhausted", warm.exhausted());
    json.put("executionsPerProcessorSecond", warm.executionsPerSecond());
    json.put("executionsPerSecond", warm.executionsPerSecondByWall());
  }
}
