package dev.jacquard.report.sarif;

import dev.jacquard.report.Result.Outcome;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.report.file.Format;
import dev.jacquard.report.file.FoundFailure;
import dev.jacquard.report.file.Site;
import dev.jacquard.report.json.JsonArray;
import dev.jacquard.report.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;

/**
 * SARIF 2.1.0, the exchange format of findings about code (OASIS). A finding is an execution that
 * fails, with its interleaving as code flow; what limits a verdict is a notification.
 */
public record Sarif(String version) implements Format {
  @Override
  public String text(List<CheckedProgram> programs) {
    JsonObject json = new JsonObject();
    json.put("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json.put("version", "2.1.0");
    JsonObject run = json.putArray("runs").addObject();
    putTool(run.putObject("tool").putObject("driver"));
    putInvocation(run.putArray("invocations").addObject(), programs);
    run.put("columnKind", "utf16CodeUnits");
    run.putObject("originalUriBaseIds")
        .putObject(SarifPlaces.ROOT)
        .putObject("description")
        .put("text", "the root of the sources");
    JsonArray results = run.putArray("results");
    for (CheckedProgram program : programs) {
      program.failures().forEach(failure -> putResult(results.addObject(), program, failure));
    }
    return json.pretty() + "\n";
  }

  private void putTool(JsonObject driver) {
    driver.put("name", "Jacquard");
    driver.put("version", version);
    JsonArray rules = driver.putArray("rules");
    for (Rule rule : Rule.values()) {
      rule.putInto(rules.addObject());
    }
  }

  private static void putInvocation(JsonObject invocation, List<CheckedProgram> programs) {
    boolean judged = programs.stream().allMatch(program -> program.outcome().isJudged());
    invocation.put("executionSuccessful", judged);
    JsonArray notifications = invocation.putArray("toolExecutionNotifications");
    for (CheckedProgram program : programs) {
      for (String reason : program.reasons()) {
        JsonObject notification = notifications.addObject();
        notification.put("level", program.outcome().isJudged() ? "warning" : "error");
        notification
            .putObject("message")
            .put("text", program.name() + ": " + program.outcome().label() + ": " + reason);
      }
      for (String assumption : program.assumptions()) {
        JsonObject notification = notifications.addObject();
        notification.put("level", program.outcome() == Outcome.ASSUMING ? "warning" : "note");
        notification.putObject("message").put("text", program.name() + ": assumed: " + assumption);
      }
    }
  }

  private static void putResult(JsonObject result, CheckedProgram program, FoundFailure failure) {
    Rule rule = Rule.of(failure.type());
    List<Site> places = failure.places();
    result.put("ruleId", rule.id());
    result.put("ruleIndex", rule.ordinal());
    result.put("level", "error");
    result.putObject("message").put("text", message(program, failure));
    JsonArray locations = result.putArray("locations");
    places.stream().limit(1).forEach(site -> SarifPlaces.put(locations.addObject(), site));
    JsonArray others = result.putArray("relatedLocations");
    places.stream().skip(1).forEach(site -> SarifPlaces.put(others.addObject(), site));
    new SarifFlow(failure.steps()).putInto(result);
    result
        .putObject("partialFingerprints")
        .put("jacquardFailure/v1", fingerprint(program, rule, places));
    if (!failure.replay().isEmpty()) {
      result.putObject("properties").put("replay", failure.replay());
    }
  }

  private static String message(CheckedProgram program, FoundFailure failure) {
    StringBuilder text = new StringBuilder(program.name());
    text.append(": ").append(failure.sentence());
    failure.details().forEach(detail -> text.append("\n").append(detail));
    return text.toString();
  }

  /** Does not change as long as the failure happens in the same files; lines may move. */
  private static String fingerprint(CheckedProgram program, Rule rule, List<Site> places) {
    StringBuilder text = new StringBuilder(rule.id()).append(' ').append(program.name());
    places.stream().map(Site::file).sorted().forEach(file -> text.append(' ').append(file));
    return UUID.nameUUIDFromBytes(text.toString().getBytes(StandardCharsets.UTF_8)).toString();
  }
}
