package dev.jacquard.report;

import dev.jacquard.kernel.Schedule;
import java.io.Serializable;

/**
 * One way to see an execution again.
 *
 * @param where for example {@code command line} or {@code annotation}
 * @param text what to paste there
 */
public record ReplayLine(String where, String text) implements Serializable {
  /** What stands for the schedule in a line that is good for any execution. */
  public static final String SCHEDULE = "{schedule}";

  /** This line for one execution. */
  public ReplayLine of(Schedule schedule) {
    return new ReplayLine(where, text.replace(SCHEDULE, schedule.toString()));
  }
}
