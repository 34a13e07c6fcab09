package dev.jacquard.check.crew;

import dev.jacquard.cluster.office.Found;
import dev.jacquard.cluster.region.Replays;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Executions that others have made, to be made again. */
public final class Executions {
  /** Easiest to read first, and the same whoever was faster. */
  private static final Comparator<Found> ORDER =
      Comparator.comparingInt(Found::steps)
          .thenComparing(Found::order)
          .thenComparing(Found::signature);

  private Executions() {}

  /**
   * Failures first, since the first is told first.
   *
   * @param notes tell of others
   */
  public static List<Function<Program, Plan>> of(
      Collection<Found> failures, Collection<String> notes) {
    List<Function<Program, Plan>> all = new ArrayList<>();
    failures.stream()
        .sorted(ORDER)
        .forEach(found -> all.add(program -> Replays.of(found, program)));
    for (String replay : Notes.replays(notes)) {
      Plan plan = Plan.following(Schedule.parse(replay), Tail.Fixed.LOWEST);
      all.add(program -> plan);
    }
    return all;
  }
}
