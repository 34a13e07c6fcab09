package dev.jacquard.fuzz.similar;

import dev.jacquard.agent.Agent;
import dev.jacquard.fuzz.java.CompiledClasses;
import dev.jacquard.fuzz.java.JavaCompilation;
import dev.jacquard.fuzz.java.JavaSource;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.watch.Watchdog;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Explores the programs of tables with symmetry and without; to be run in a worker JVM. Prints each
 * difference, and one line at the end.
 *
 * <p>Arguments: carrier, folder of tables as {@link LeakTable} reads them.
 */
public final class LeakComparison {
  private static final long MOST_EXECUTIONS = 3_000;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private LeakComparison() {}

  /** Runs in a worker JVM; the exit code is 1 if there is a difference. */
  public static void main(String[] arguments) throws IOException, ClassNotFoundException {
    PrintStream out = System.out;
    new Watchdog(PATIENCE, alarm -> giveUp(out, alarm.why())).start();
    Settings settings =
        Settings.DEFAULT.with(CarrierChoice.valueOf(arguments[0].toUpperCase(Locale.ROOT)));
    List<JavaSource> sources = LeakTable.in(Path.of(arguments[1]));
    ClassLoader loader =
        new CompiledClasses(
            JavaCompilation.compile(sources), LeakComparison.class.getClassLoader());
    Agent.control(loader);
    Totals totals = new Totals();
    for (JavaSource source : sources) {
      Class<?> program = loader.loadClass(source.className());
      Trial trial = Trial.of(new Observer(program, MOST_EXECUTIONS), settings);
      totals.add(trial);
      trial
          .difference()
          .ifPresent(difference -> out.println(source.className() + ": " + difference));
    }
    out.println((totals.differences() == 0 ? SymmetryComparison.SAME : "different: ") + totals);
    System.exit(totals.differences() == 0 ? 0 : 1); // pooled threads never end
  }

  private static void giveUp(PrintStream out, String why) {
    out.println(why);
    Runtime.getRuntime().halt(1);
  }
}
