package dev.jacquard.worker;

import java.util.List;

/**
 * A run of a worker that nobody wants to know the result of: it shows which classes such workers
 * load, so that they can be archived.
 *
 * @param words the main class and its arguments
 */
public record Rehearsal(List<String> words) {
  /** For workers that answer what is asked about tests; the module check is above this one. */
  static final Rehearsal OF_TESTS = of("dev.jacquard.check.test.Workshop");

  private static Rehearsal of(String service) {
    return new Rehearsal(List.of(WorkerMain.class.getName(), service, WorkerMain.REHEARSAL));
  }
}
