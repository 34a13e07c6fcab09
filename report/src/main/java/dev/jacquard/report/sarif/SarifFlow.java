package dev.jacquard.report.sarif;

import dev.jacquard.report.json.JsonObject;
import dev.jacquard.report.json.JsonArray;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.ShownRow;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An interleaving as SARIF has it: a flow for each thread, whose locations say when they were
 * reached.
 */
record SarifFlow(Counterexample counterexample, SarifPlaces places) {
  void putInto(JsonObject result) {
    Map<Integer, JsonArray> lanes = new LinkedHashMap<>();
    JsonArray flows = result.putArray("codeFlows").addObject().putArray("threadFlows");
    for (ShownRow row : counterexample.rows()) {
      JsonArray lane = lanes.computeIfAbsent(row.thread(), thread -> lane(flows, thread));
      JsonObject step = lane.addObject();
      step.put("executionOrder", row.row() + 1);
      step.put("importance", row.mark().isEmpty() && row.taken() ? "important" : "essential");
      JsonObject location = step.putObject("location");
      Site.of(row.file(), row.site()).ifPresent(site -> places.put(location, site));
      String words = row.taken() ? row.words() : "waits: " + row.words();
      location.putObject("message").put("text", words);
    }
    if (lanes.isEmpty()) {
      result.remove("codeFlows"); // no thread took a step, and an empty flow is not allowed
    }
  }

  private JsonArray lane(JsonArray flows, int thread) {
    String name = counterexample.names().thread(thread);
    JsonObject flow = flows.addObject().put("id", thread + " " + name);
    flow.putObject("message").put("text", "thread " + name);
    return flow.putArray("locations");
  }
}
