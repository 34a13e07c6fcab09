package dev.jacquard.report.json;

import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Tried;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.report.Assumption;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Diagnosis;
import dev.jacquard.report.FailureCounts;
import dev.jacquard.report.Fault;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.report.JvmFacts.Remarks;
import dev.jacquard.report.Result;
import dev.jacquard.report.StatesText;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;

/** The result of exploring one program as a JSON object, of the form docs/schema/check-1. */
public record JsonReport(Result result) {
  /** Failing executions beyond this many have no steps, only their replay strings. */
  private static final int MOST_INTERLEAVINGS = 5;

  /** One line, without a line end. */
  public String line() {
    JsonObject json = new JsonObject();
    Verdict verdict = result.exploration().verdict();
    json.put("schema", "check-1");
    json.put("file", result.name());
    json.put("verdict", verdict.status().label());
    if (!verdict.reasons().isEmpty()) {
      json.put("why", verdict.why());
    }
    if (result.asked().races() == RacePolicy.ONLY) {
      json.put("only", "races");
    }
    putCounts(json);
    addFailures(json.putArray("failures"));
    JsonObject failing = json.putObject("failing");
    new FailureCounts(result.exploration().tally())
        .byType()
        .forEach((type, count) -> failing.put(type.label(), count));
    putSearch(json);
    result.jvm().ifPresent(facts -> putJvm(json, facts));
    json.put("seconds", BigDecimal.valueOf(result.exploration().time().toMillis(), 3));
    return json.toString();
  }

  private void putJvm(JsonObject json, JvmFacts facts) {
    JsonArray races = json.putArray("races");
    for (Counterexample execution : result.failing()) {
      execution.diagnoses(Failure.Type.RACE).forEach(race -> races.add(race.sentence()));
    }
    result.toleratedRaces().forEach(finding -> races.add(diagnosis(finding).sentence()));
    addAll(json.putArray("notControlled"), facts.notControlled());
    addAll(json.putArray("weakAccesses"), facts.weakAccesses());
    JsonArray assumptions = json.putArray("assumptions");
    for (Assumption assumed : facts.assumptions()) {
      JsonObject assumption = assumptions.addObject();
      assumption.put("topic", assumed.topic());
      assumption.put("claim", assumed.claim());
      addAll(assumption.putArray("places"), assumed.places());
    }
    if (!facts.remarks().isEmpty()) {
      putRemarks(json.putObject("remarks"), facts.remarks());
    }
    json.put("jdk", facts.jdk());
    json.put("carrier", facts.carrier());
    json.put("executionsPerSecond", result.executionsPerSecond());
  }

  private static void putRemarks(JsonObject json, Remarks remarks) {
    JsonObject outcomes = json.putObject("outcomes");
    remarks.outcomes().forEach((outcome, count) -> outcomes.put(outcome, (long) count));
    addAll(json.putArray("missingOutcomes"), remarks.missing());
    JsonObject marks = json.putObject("marks");
    remarks.marks().forEach((mark, count) -> marks.put(mark, (long) count));
    addAll(json.putArray("unreachedMarks"), remarks.unreached());
    json.put("leftOut", remarks.leftOut());
    json.put("whole", remarks.whole());
  }

  private void putCounts(JsonObject json) {
    Tally tally = result.exploration().tally();
    json.put("executions", tally.executions());
    json.put("blocked", tally.blocked());
    json.put("pruned", result.counts().pruned());
    result.counts().traces().ifPresent(traces -> json.put("traces", traces));
    result.counts().orbits().ifPresent(orbits -> json.put("orbits", orbits));
    result.counts().renamings().ifPresent(renamings -> json.put("guesses", renamings.sentence()));
    json.put("steps", tally.steps());
    result.counts().states().ifPresent(states -> putStates(json, states));
    result.counts().learned().ifPresent(learned -> putLearned(json, learned));
    if (!result.counts().tried().isEmpty()) {
      putTried(json.putArray("tried"));
    }
  }

  private void putTried(JsonArray tried) {
    for (Tried each : result.counts().tried()) {
      JsonObject object = tried.addObject();
      object.put("how", each.how());
      object.put("executions", each.executions());
      object.put("all", each.all());
    }
  }

  private static void putLearned(JsonObject json, Result.Learned learned) {
    json.put("runs", learned.runs());
    learned.ended().ifPresent(why -> json.put("learningEnded", why));
  }

  private void putStates(JsonObject json, StateCounts counts) {
    json.put("states", counts.states());
    json.put("transitions", counts.transitions());
    json.put("fingerprintError", StatesText.rounded(counts.error()));
    if (result.exploration().verdict().status() == Verdict.Status.COMPLETE) {
      json.put("ends", counts.endlessness().ends());
      json.put("runsForEver", !counts.endlessness().alwaysEnds());
    }
  }

  private void putSearch(JsonObject json) {
    json.put("reduction", result.search().label());
    json.put("symmetry", result.search().symmetry().label());
    if (result.search() instanceof Search.WithinBound bounded) {
      json.put("preemptions", bounded.preemptions());
    } else if (result.search() instanceof Search.Sampling sampling) {
      sampling.depth().ifPresent(depth -> json.put("depth", depth));
      json.put("seed", sampling.seed());
    }
    if (result.search().symmetry() != SymmetryReduction.NONE) {
      new SymmetryJson(result.symmetry()).putInto(json);
    }
  }

  private void addFailures(JsonArray failures) {
    int executions = 0;
    for (Counterexample execution : result.failing()) {
      boolean inFull = executions++ < MOST_INTERLEAVINGS;
      for (Fault fault : execution.faults()) {
        new FailureJson(execution, fault).putInto(failures.addObject(), inFull);
      }
    }
  }

  private Diagnosis diagnosis(Finding finding) {
    Fault fault = new Fault(finding.failure(), finding.race());
    return Diagnosis.of(fault, finding.trace(), result.legend(), List.of(), List.of());
  }

  private static void addAll(JsonArray array, Collection<String> texts) {
    texts.forEach(array::add);
  }
}
