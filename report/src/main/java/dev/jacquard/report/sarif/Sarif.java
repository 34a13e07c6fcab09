package dev.jacquard.report.sarif;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Diagnosis;
import dev.jacquard.report.Fault;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.report.file.Format;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;

/**
 * SARIF 2.1.0, the exchange format of findings about code (OASIS). A finding is an execution that
 * fails, with its interleaving as code flow; what limits a verdict is a notification.
 */
public record Sarif(String version, SourcePaths sources) implements Format {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Override
  public String text(List<CheckedProgram> programs) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json.put("version", "2.1.0");
    ObjectNode run = json.putArray("runs").addObject();
    putTool(run.putObject("tool").putObject("driver"));
    putInvocation(run.putArray("invocations").addObject(), programs);
    run.put("columnKind", "utf16CodeUnits");
    run.putObject("originalUriBaseIds")
        .putObject(SarifPlaces.ROOT)
        .putObject("description")
        .put("text", "the root of the sources");
    ArrayNode results = run.putArray("results");
    programs.forEach(program -> addResults(results, program));
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible); // a tree of texts and numbers
    }
  }

  private void putTool(ObjectNode driver) {
    driver.put("name", "Jacquard");
    driver.put("version", version);
    ArrayNode rules = driver.putArray("rules");
    for (Rule rule : Rule.values()) {
      rule.putInto(rules.addObject());
    }
  }

  private static void putInvocation(ObjectNode invocation, List<CheckedProgram> programs) {
    boolean judged = programs.stream().allMatch(program -> program.outcome().isJudged());
    invocation.put("executionSuccessful", judged);
    ArrayNode notifications = invocation.putArray("toolExecutionNotifications");
    for (CheckedProgram program : programs) {
      for (String reason : program.verdict().reasons()) {
        ObjectNode notification = notifications.addObject();
        notification.put("level", program.outcome().isJudged() ? "warning" : "error");
        notification
            .putObject("message")
            .put("text", program.name() + ": " + program.outcome().label() + ": " + reason);
      }
    }
  }

  private void addResults(ArrayNode results, CheckedProgram program) {
    for (Counterexample counterexample : program.counterexamples()) {
      for (Fault fault : counterexample.faults()) {
        putResult(results.addObject(), counterexample, fault);
      }
    }
  }

  private void putResult(ObjectNode result, Counterexample counterexample, Fault fault) {
    Rule rule = Rule.of(fault.failure().type());
    Diagnosis diagnosis = counterexample.diagnosis(fault);
    SarifPlaces places = new SarifPlaces(sources);
    List<Site> sites = new FaultSites(counterexample, fault).sites();
    result.put("ruleId", rule.id());
    result.put("ruleIndex", rule.ordinal());
    result.put("level", "error");
    result.putObject("message").put("text", message(counterexample, diagnosis));
    ArrayNode locations = result.putArray("locations");
    sites.stream().limit(1).forEach(site -> places.put(locations.addObject(), site));
    ArrayNode others = result.putArray("relatedLocations");
    sites.stream().skip(1).forEach(site -> places.put(others.addObject(), site));
    new SarifFlow(counterexample, places).putInto(result);
    result
        .putObject("partialFingerprints")
        .put("jacquardFailure/v1", fingerprint(counterexample, rule, sites));
    counterexample.replays().stream()
        .findFirst()
        .ifPresent(replay -> result.putObject("properties").put("replay", replay.text()));
  }

  private static String message(Counterexample counterexample, Diagnosis diagnosis) {
    StringBuilder text = new StringBuilder(counterexample.program());
    text.append(": ").append(diagnosis.sentence());
    diagnosis.reasons().forEach(reason -> text.append("\n").append(reason));
    diagnosis.remedies().forEach(remedy -> text.append("\n").append(remedy));
    return text.toString();
  }

  /** The same as long as the same failure happens in the same files; lines may move. */
  private static String fingerprint(Counterexample counterexample, Rule rule, List<Site> sites) {
    StringBuilder text = new StringBuilder(rule.id()).append(' ').append(counterexample.program());
    sites.stream().map(Site::file).sorted().forEach(file -> text.append(' ').append(file));
    return UUID.nameUUIDFromBytes(text.toString().getBytes(StandardCharsets.UTF_8)).toString();
  }
}
