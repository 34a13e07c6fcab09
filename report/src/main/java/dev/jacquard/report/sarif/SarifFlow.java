package dev.jacquard.report.sarif;

import dev.jacquard.report.file.FlowStep;
import dev.jacquard.report.json.JsonArray;
import dev.jacquard.report.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An interleaving as SARIF has it: a flow for each thread, whose locations say when they were
 * reached.
 */
record SarifFlow(List<FlowStep> steps) {
  void putInto(JsonObject result) {
    if (steps.isEmpty()) {
      return; // no thread took a step, and an empty flow is not allowed
    }
    Map<Integer, JsonArray> lanes = new LinkedHashMap<>();
    JsonArray flows = result.putArray("codeFlows").addObject().putArray("threadFlows");
    for (FlowStep step : steps) {
      JsonArray lane = lanes.computeIfAbsent(step.thread(), thread -> lane(flows, step));
      JsonObject json = lane.addObject();
      json.put("executionOrder", step.number());
      json.put("importance", step.essential() ? "essential" : "important");
      JsonObject location = json.putObject("location");
      step.place().forEach(site -> SarifPlaces.put(location, site));
      location.putObject("message").put("text", step.words());
    }
  }

  private static JsonArray lane(JsonArray flows, FlowStep first) {
    JsonObject flow = flows.addObject().put("id", first.thread() + " " + first.name());
    flow.putObject("message").put("text", "thread " + first.name());
    return flow.putArray("locations");
  }
}
