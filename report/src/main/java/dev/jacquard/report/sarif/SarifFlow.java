package dev.jacquard.report.sarif;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.ShownRow;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An interleaving as SARIF has it: a flow for each thread, whose locations say when they were
 * reached.
 */
record SarifFlow(Counterexample counterexample, SarifPlaces places) {
  void putInto(ObjectNode result) {
    Map<Integer, ArrayNode> lanes = new LinkedHashMap<>();
    ArrayNode flows = result.putArray("codeFlows").addObject().putArray("threadFlows");
    for (ShownRow row : counterexample.rows()) {
      ArrayNode lane = lanes.computeIfAbsent(row.thread(), thread -> lane(flows, thread));
      ObjectNode step = lane.addObject();
      step.put("executionOrder", row.row() + 1);
      step.put("importance", row.mark().isEmpty() && row.taken() ? "important" : "essential");
      ObjectNode location = step.putObject("location");
      Site.of(row.file(), row.site()).ifPresent(site -> places.put(location, site));
      String words = row.taken() ? row.words() : "waits: " + row.words();
      location.putObject("message").put("text", words);
    }
    if (lanes.isEmpty()) {
      result.remove("codeFlows"); // no thread took a step, and an empty flow is not allowed
    }
  }

  private ArrayNode lane(ArrayNode flows, int thread) {
    String name = counterexample.names().thread(thread);
    ObjectNode flow = flows.addObject().put("id", thread + " " + name);
    flow.putObject("message").put("text", "thread " + name);
    return flow.putArray("locations");
  }
}
