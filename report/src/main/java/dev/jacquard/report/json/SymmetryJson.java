package dev.jacquard.report.json;

import dev.jacquard.kernel.symmetry.SymmetryFindings;
import java.util.List;

/** What is known of interchangeable threads, as fields of a JSON object. */
public record SymmetryJson(SymmetryFindings findings) {
  /** Adds them. */
  public void putInto(JsonObject json) {
    JsonArray classes = json.putArray("interchangeable");
    for (List<String> members : findings.classes()) {
      JsonArray names = classes.addArray();
      members.forEach(names::add);
    }
    JsonArray causes = json.putArray("toldApart");
    for (SymmetryFindings.ToldApart cause : findings.toldApart()) {
      JsonObject node = causes.addObject();
      JsonArray threads = node.putArray("threads");
      cause.threads().forEach(threads::add);
      node.put("operation", cause.operation());
      node.put("place", cause.place());
    }
  }
}
