package dev.jacquard.check.jvm;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.util.function.Function;

/**
 * Attempts to explore a JVM program. An attempt is made again, with other settings and a fresh
 * program, when a run shows that the program can see something that was no step so far.
 *
 * @param settings those of the first attempt
 */
record Restarts(Runnable body, Settings settings) {
  /** What the first attempt that comes to its end returns. */
  <T> T explore(Function<JvmProgram, T> attempt) {
    Settings present = settings;
    while (true) {
      try {
        return attempt.apply(new JvmProgram(body, present));
      } catch (Restart restart) {
        present = restart.in(present);
      }
    }
  }

  /**
   * What an attempt to replay an execution returns. Its schedule tells what a search has learned
   * before it found the execution.
   *
   * @throws DivergenceException if the schedule is none of this program
   */
  <T> T replay(Schedule schedule, Function<JvmProgram, T> attempt) {
    try {
      return follow(schedule, attempt);
    } catch (Restart more) {
      throw more.misfit();
    }
  }

  /**
   * The same for somebody who can make use of what the attempt shows.
   *
   * @throws Restart if the program sees what was no step in the recorded execution
   */
  <T> T follow(Schedule schedule, Function<JvmProgram, T> attempt) {
    Settings present = settings.learned(schedule.observed());
    while (true) {
      try {
        return attempt.apply(new JvmProgram(body, present));
      } catch (Restart more) {
        if (more.discovery().changesSteps()) {
          throw more;
        }
        present = more.in(present);
      }
    }
  }
}
