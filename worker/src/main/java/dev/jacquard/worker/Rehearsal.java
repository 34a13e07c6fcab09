package dev.jacquard.worker;

import dev.jacquard.image.Archives;
import java.util.List;

/**
 * A run of a worker that nobody wants to know the result of: it shows which classes such workers
 * load and what they call often, so that it can be archived.
 *
 * @param words the main class and its arguments
 */
public record Rehearsal(List<String> words) {
  /** How many executions a search has that shows what searches call often. */
  public static final int EXECUTIONS = 4_000;

  /** For workers that answer what is asked about tests; the module check is above this one. */
  static final Rehearsal OF_TESTS = of("dev.jacquard.check.test.Workshop");

  /** Whether the archive keeps what is called often; if not, the first failure is enough. */
  public static boolean isSearch() {
    return Archives.keepProfiles(Runtime.version().feature());
  }

  private static Rehearsal of(String service) {
    return new Rehearsal(List.of(WorkerMain.class.getName(), service, WorkerMain.REHEARSAL));
  }
}
