package dev.jacquard.check.jvm;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.util.ArrayDeque;
import java.util.Queue;
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
    return explore(settings, attempt);
  }

  private <T> T explore(Settings first, Function<JvmProgram, T> attempt) {
    Settings present = first;
    while (true) {
      try {
        return attempt.apply(new JvmProgram(body, present));
      } catch (Restart restart) {
        present = restart.settings();
      }
    }
  }

  /**
   * What the first attempt returns in which an execution can be replayed. Its schedule does not
   * tell with which settings it was found, but it fits one kind only: with others a thread has
   * another number of steps.
   *
   * @throws DivergenceException of the attempt that came furthest, if the schedule fits none
   */
  <T> T replay(Function<JvmProgram, T> attempt) {
    Queue<Settings> others = new ArrayDeque<>(settings.moreObservant());
    DivergenceException furthest = null;
    for (Settings present = settings; present != null; present = others.poll()) {
      try {
        return explore(present, attempt);
      } catch (DivergenceException parted) {
        furthest = furthest == null || parted.step() > furthest.step() ? parted : furthest;
      }
    }
    throw furthest;
  }
}
