package dev.jacquard.cli.model;

import dev.jacquard.kernel.Verdict;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.Path;
import dev.jacquard.model.search.PlainSize;
import dev.jacquard.model.search.PlainSize.Certainty;
import dev.jacquard.model.search.SearchResult;
import dev.jacquard.report.json.JsonArray;
import dev.jacquard.report.json.JsonObject;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * What a search through a model's states found as a JSON object, of the form docs/schema/model-1.
 */
record ModelJson(ModelOutcome outcome) {
  /** Whole numbers beyond this are rounded by a double. */
  private static final double EXACT = 0x1p53;

  /** One line, without a line end. */
  String line() {
    JsonObject json = new JsonObject();
    SearchResult result = outcome.result();
    Verdict verdict = result.verdict();
    json.put("schema", "model-1");
    json.put("model", outcome.subject().name());
    json.put("verdict", verdict.status().label());
    if (!verdict.reasons().isEmpty()) {
      json.put("why", verdict.why());
    }
    putCounts(json, result);
    addFindings(json.putArray("findings"));
    JsonArray notes = json.putArray("notes");
    result.notes().forEach(notes::add);
    json.put("search", outcome.settings().order().label());
    json.put("symmetry", outcome.settings().symmetry().label());
    json.put("partialOrder", outcome.settings().partialOrder());
    json.put("store", outcome.settings().store().type().label());
    outcome.plain().ifPresent(plain -> putPlain(json.putObject("plain"), plain));
    outcome.plainSize().ifPresent(size -> putPlain(json.putObject("plain"), size));
    return json.toString();
  }

  private static void putCounts(JsonObject json, SearchResult result) {
    json.put("states", result.states());
    json.put("transitions", result.transitions());
    json.put("depth", result.depth());
    json.put("bytes", result.bytes());
    json.put("seconds", BigDecimal.valueOf(result.time().toMillis(), 3));
  }

  private void putPlain(JsonObject json, SearchResult plain) {
    json.put("certainty", outcome.settings().isWhole(plain) ? "exact" : "at least");
    putCounts(json, plain);
  }

  private static void putPlain(JsonObject json, PlainSize size) {
    boolean rounded = size.certainty() == Certainty.EXACT && size.states() > EXACT;
    String certainty = size.certainty().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    json.put("certainty", rounded ? "estimated" : certainty);
    json.put("states", new BigDecimal(size.states()).setScale(0, RoundingMode.HALF_UP));
  }

  private void addFindings(JsonArray findings) {
    StateSpace plain = outcome.subject().model().space(StateSymmetry.NONE);
    for (Finding finding : outcome.result().findings()) {
      JsonObject json = findings.addObject();
      json.put("type", finding.type().label());
      json.put("property", finding.property());
      json.put("message", finding.message());
      finding.path().ifPresent(path -> putPath(json, path, plain));
    }
  }

  private static void putPath(JsonObject json, Path path, StateSpace plain) {
    JsonArray steps = json.putArray("path");
    for (Path.Step step : path.steps()) {
      JsonObject one = steps.addObject();
      if (step.process() >= 0) {
        one.put("process", plain.process(step.process()));
        one.put("action", plain.action(step.process(), step.action()));
      }
      plain.describe(step.state(), step.state().length).forEach(one.putObject("state")::put);
    }
    if (path.loop() >= 0) {
      json.put("loop", path.loop());
    }
  }
}
