package dev.jacquard.report.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import java.util.List;

/** What is known of interchangeable threads, as fields of a JSON object. */
public record SymmetryJson(SymmetryFindings findings) {
  /** Adds them. */
  public void putInto(ObjectNode json) {
    ArrayNode classes = json.putArray("interchangeable");
    for (List<String> members : findings.classes()) {
      ArrayNode names = classes.addArray();
      members.forEach(names::add);
    }
    ArrayNode causes = json.putArray("toldApart");
    for (SymmetryFindings.ToldApart cause : findings.toldApart()) {
      ObjectNode node = causes.addObject();
      ArrayNode threads = node.putArray("threads");
      cause.threads().forEach(threads::add);
      node.put("operation", cause.operation());
      node.put("place", cause.place());
    }
  }
}
