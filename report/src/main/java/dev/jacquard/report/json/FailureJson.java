package dev.jacquard.report.json;

import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Diagnosis;
import dev.jacquard.report.Fault;
import dev.jacquard.report.ShownRow;
import java.util.Set;
import java.util.TreeSet;

/** A failure of an execution, as fields of a JSON object. */
record FailureJson(Counterexample execution, Fault fault) {
  void putInto(JsonObject json, boolean withSteps) {
    Diagnosis diagnosis = execution.diagnosis(fault);
    json.put("kind", fault.failure().type().label());
    json.put("message", diagnosis.sentence());
    JsonArray reasons = json.putArray("reasons");
    diagnosis.reasons().forEach(reasons::add);
    JsonArray remedies = json.putArray("remedies");
    diagnosis.remedies().forEach(remedies::add);
    json.put("replay", execution.schedule().toString());
    execution.caution().ifPresent(why -> json.put("caution", why));
    JsonArray threads = json.putArray("threads");
    threads().forEach(thread -> threads.add(execution.names().thread(thread)));
    if (withSteps) {
      JsonArray steps = json.putArray("steps");
      execution.rows().forEach(row -> putStep(steps.addObject(), row));
    }
  }

  private void putStep(JsonObject json, ShownRow row) {
    json.put("thread", execution.names().thread(row.thread()));
    json.put("operation", row.words());
    if (!row.site().isEmpty()) {
      json.put("site", row.site());
    }
    json.put("taken", row.taken());
    if (!row.mark().isEmpty()) {
      json.put("mark", row.mark());
    }
  }

  /** Those that fail, race or are stuck. */
  private Set<Integer> threads() {
    Trace trace = execution.trace();
    Set<Integer> threads = new TreeSet<>();
    Failure failure = fault.failure();
    if (failure.thread() >= 0) {
      threads.add(failure.thread());
      fault.race().ifPresent(race -> threads.add(race.first().thread()));
    } else {
      for (int thread = 0; thread < trace.threads(); thread++) {
        if (trace.pending(thread) >= 0) {
          threads.add(thread);
        }
      }
    }
    return threads;
  }
}
