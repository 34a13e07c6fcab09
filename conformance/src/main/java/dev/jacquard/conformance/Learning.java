package dev.jacquard.conformance;

import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Watchdog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;

/**
 * Compares what is learned of the programs of some folders with the programs themselves, by whole
 * histories and by folded ones. Runs in a worker JVM, and prints two lines for each program.
 *
 * <p>Arguments: carrier, class path, root of the folders, names of the folders.
 */
public final class Learning {
  private static final long MOST_PLANS = 400;

  /** Those of programs without an end are left to folded histories. */
  private static final long MOST_WHOLE = 100;

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private Learning() {}

  public static void main(String[] arguments) throws Exception {
    new Watchdog(PATIENCE, Learning::giveUp).start();
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    Path root = Path.of(arguments[2]);
    for (String folder : Arrays.asList(arguments).subList(3, arguments.length)) {
      for (Program program : Programs.in(root, folder, loader)) {
        if (program.isForThisJdk() && !program.isLarge()) {
          System.out.println(compared(program, arguments[0]));
        }
      }
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private static void giveUp(Alarm alarm) {
    System.out.println(System.lineSeparator() + "wrong: " + alarm.why());
    Runtime.getRuntime().halt(1);
  }

  private static String compared(Program program, String carrier) {
    Settings settings = program.settings(carrier);
    LearnedComparison whole =
        LearnedComparison.of(program::run, settings.withHistories(), MOST_WHOLE);
    LearnedComparison folded =
        LearnedComparison.of(program::run, settings.withFoldedHistories(), MOST_PLANS);
    boolean both = whole.isComplete() && folded.isComplete();
    return line(program, "whole", whole.outcome())
        + System.lineSeparator()
        + line(program, "folded", folded.outcome())
        + (both && !whole.failures().equals(folded.failures()) ? ", wrong: other failures" : "")
        + (program.failures().equals(folded.failingTypes()) ? "" : ", not what is expected");
  }

  private static String line(Program program, String histories, String outcome) {
    return program.name() + " by " + histories + " histories: " + outcome;
  }
}
