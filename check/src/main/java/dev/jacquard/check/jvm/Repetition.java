package dev.jacquard.check.jvm;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.witness.Testimony;
import java.util.List;
import java.util.Optional;

/**
 * A failing execution that was repeated in order to look closely at it. Threads do what is no step
 * a little earlier or later then, so that in a program with races other values may be seen.
 *
 * @param before what was found in the execution
 */
record Repetition(List<Finding> before, Testimony testimony, Sightings sightings) {
  /** The accesses of more races than these are not traced back. */
  private static final int MOST_RACES = 3;

  /**
   * Repeats an execution.
   *
   * @throws DivergenceException if the program takes other steps
   */
  static Repetition of(List<Finding> findings, JvmProgram jvm) {
    List<DataRace> races =
        findings.stream().map(Finding::race).flatMap(Optional::stream).limit(MOST_RACES).toList();
    Testimony testimony = jvm.testimony(findings.get(0).schedule(), races);
    return new Repetition(findings, testimony, new Sightings(testimony, jvm.legend()));
  }

  /** What threads died of. */
  List<JvmFacts.Death> deaths() {
    return testimony.deaths().stream()
        .map(death -> new JvmFacts.Death(sightings.legend().thread(death.thread()), death.cause()))
        .toList();
  }

  /** Whether it took the same steps and failed in the same way. */
  boolean isFaithful() {
    Trace then = before.get(0).trace();
    Trace now = testimony.trace();
    if (then.length() != now.length()
        || then.ending() != now.ending()
        || !then.failures().stream().allMatch(failure -> again(failure).isPresent())) {
      return false;
    }
    for (int row = 0; row < now.length(); row++) {
      if (then.thread(row) != now.thread(row)
          || then.kind(row) != now.kind(row)
          || then.location(row) != now.location(row)) {
        return false;
      }
    }
    return true;
  }

  /** The same findings, as the repetition shows them. */
  List<Finding> findings() {
    List<DataRace> races = new RaceDetector().find(testimony.trace());
    return before.stream()
        .map(
            finding ->
                new Finding(
                    again(finding.failure()).orElse(finding.failure()),
                    testimony.trace(),
                    finding.race().map(race -> again(race, races))))
        .toList();
  }

  /**
   * The same failure of the repetition. A thread that fails before its first step may do so earlier
   * or later: in a search it runs up to there when it is started, or only when its turn comes. What
   * is told is what the schedule leads to, since a replay has nothing else.
   */
  private Optional<Failure> again(Failure failure) {
    return testimony.trace().failures().stream()
        .filter(
            now ->
                now.type() == failure.type()
                    && now.thread() == failure.thread()
                    && now.message().equals(failure.message()))
        .findFirst();
  }

  private static DataRace again(DataRace race, List<DataRace> races) {
    return races.stream()
        .filter(
            other ->
                other.location() == race.location()
                    && (isSame(other.first(), race.first()) && isSame(other.second(), race.second())
                        || isSame(other.first(), race.second())
                            && isSame(other.second(), race.first())))
        .findFirst()
        .orElse(race);
  }

  private static boolean isSame(Access one, Access other) {
    return one.thread() == other.thread() && one.site() == other.site();
  }
}
