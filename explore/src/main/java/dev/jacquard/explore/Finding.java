package dev.jacquard.explore;

import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A failure with an execution that shows it.
 *
 * @param race the two accesses, if the failure is a data race
 */
public record Finding(Failure failure, Trace trace, Optional<DataRace> race) {
  /** The schedule that leads to the failure again. */
  public Schedule schedule() {
    return Schedule.of(trace);
  }

  /** What went wrong in an execution. */
  public static List<Finding> in(Trace trace, List<DataRace> races) {
    return in(trace.failures(), races, trace);
  }

  /** These of all that went wrong in an execution. */
  static List<Finding> in(List<Failure> failures, List<DataRace> races, Trace trace) {
    List<Finding> findings = new ArrayList<>();
    for (Failure failure : failures) {
      findings.add(new Finding(failure, trace, Optional.empty()));
    }
    for (DataRace race : races) {
      Access later = race.second();
      Failure failure = new Failure(Failure.Type.RACE, later.thread(), later.step(), "");
      findings.add(new Finding(failure, trace, Optional.of(race)));
    }
    return findings;
  }

  /** The same with a trace that later runs do not overwrite. */
  public Finding lasting() {
    return new Finding(failure, trace.copy(), race);
  }

  /** Equal for two findings if the same goes wrong at the same place. */
  public String place() {
    return race.map(Finding::place).orElseGet(this::placeOfFailure);
  }

  private String placeOfFailure() {
    StringBuilder place = new StringBuilder(failure.type().label());
    place.append(' ').append(failure.thread()).append(' ').append(failure.message());
    if (failure.thread() < 0) {
      for (int t = 0; t < trace.threads(); t++) {
        int row = trace.pending(t);
        if (row >= 0) {
          place.append(' ').append(t).append(':').append(trace.site(row));
        }
      }
    }
    return place.toString();
  }

  private static String place(DataRace race) {
    String one = race.first().thread() + ":" + race.first().site();
    String other = race.second().thread() + ":" + race.second().site();
    String pair = one.compareTo(other) < 0 ? one + " " + other : other + " " + one;
    return "race " + race.location() + " " + pair;
  }
}
