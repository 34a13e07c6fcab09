package dev.jacquard.kernel;

/** Schedules made from others. */
public final class Schedules {
  private Schedules() {}

  /** The schedule in which a step and the next one have changed places. */
  public static Schedule swapped(Schedule schedule, int step) {
    StringBuilder text = new StringBuilder("j1");
    for (int i = 0; i < schedule.length(); i++) {
      int from = i == step ? step + 1 : i == step + 1 ? step : i;
      text.append('-').append(schedule.thread(from)).append('c').append(schedule.choice(from));
    }
    return Schedule.parse(text.toString());
  }
}
