package dev.jacquard.fuzz.similar;

import dev.jacquard.agent.Agent;
import dev.jacquard.fuzz.java.CompiledClasses;
import dev.jacquard.fuzz.java.JavaCompilation;
import dev.jacquard.fuzz.java.JavaSource;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.watch.Watchdog;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;

/**
 * Explores many programs with symmetry and without; to be run in a worker JVM. Prints each
 * difference with the smallest program that shows it, and one line at the end.
 *
 * <p>Arguments: carrier, first seed, number of programs, {@code first} if one difference is enough,
 * {@code updates} for programs that mostly update shared numbers.
 */
public final class SymmetryComparison {
  /** The last line of a comparison without differences begins with this. */
  public static final String SAME = "the same: ";

  /** The argument that ends the comparison with the first difference, as it is. */
  public static final String FIRST = "first";

  /** The argument for programs of {@link UpdateGenerator}. */
  public static final String UPDATES = "updates";

  private static final int BATCH = 50;
  private static final long MOST_EXECUTIONS = 250;
  private static final int MOST_DIFFERENCES = 5;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Settings settings;
  private final LongFunction<SimilarProgram> generator;
  private final boolean first;
  private final PrintStream out;
  private final Totals totals = new Totals();

  private SymmetryComparison(Settings settings, List<String> wishes, PrintStream out) {
    this.settings = settings;
    generator = wishes.contains(UPDATES) ? UpdateGenerator::generate : SimilarGenerator::generate;
    first = wishes.contains(FIRST);
    this.out = out;
  }

  /** Runs in a worker JVM; the exit code is 1 if there is a difference. */
  public static void main(String[] arguments) {
    PrintStream out = System.out;
    new Watchdog(PATIENCE, alarm -> giveUp(out, alarm.why())).start();
    CarrierChoice carrier = CarrierChoice.valueOf(arguments[0].toUpperCase(Locale.ROOT));
    SymmetryComparison comparison =
        new SymmetryComparison(Settings.DEFAULT.with(carrier), Arrays.asList(arguments), out);
    comparison.compare(Long.parseLong(arguments[1]), Integer.parseInt(arguments[2]));
    System.exit(comparison.totals.differences() == 0 ? 0 : 1); // pooled threads never end
  }

  private static void giveUp(PrintStream out, String why) {
    out.println(why);
    Runtime.getRuntime().halt(1);
  }

  private void compare(long seed, int count) {
    for (long from = seed; from < seed + count && !isEnough(); from += BATCH) {
      compareBatch(from, Math.min(seed + count, from + BATCH));
    }
    out.println((totals.differences() == 0 ? SAME : "different: ") + totals);
  }

  private boolean isEnough() {
    return totals.differences() >= (first ? 1 : MOST_DIFFERENCES);
  }

  private void compareBatch(long from, long to) {
    List<SimilarProgram> programs = new ArrayList<>();
    List<JavaSource> sources = new ArrayList<>();
    for (long seed = from; seed < to; seed++) {
      programs.add(generator.apply(seed));
      sources.add(ProgramWriter.write(programs.get(programs.size() - 1), "Similar" + seed));
    }
    ClassLoader loader = load(sources);
    for (int i = 0; i < sources.size() && !isEnough(); i++) {
      Trial trial = attempt(loader, sources.get(i).className());
      totals.add(trial);
      if (trial.difference().isPresent()) {
        report(from + i, programs.get(i), trial.difference().get());
      }
    }
  }

  /** The programs see {@link Seen}, which is not under control. */
  private static ClassLoader load(List<JavaSource> sources) {
    ClassLoader loader =
        new CompiledClasses(
            JavaCompilation.compile(sources), SymmetryComparison.class.getClassLoader());
    Agent.control(loader);
    return loader;
  }

  private Trial attempt(ClassLoader loader, String className) {
    try {
      return Trial.of(new Observer(loader.loadClass(className), MOST_EXECUTIONS), settings);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private void report(long seed, SimilarProgram program, String difference) {
    out.println("seed " + seed + ": " + difference);
    if (first) {
      return;
    }
    SimilarProgram smallest = new Shrinker(each -> differs(each, kind(difference))).shrink(program);
    JavaSource source = ProgramWriter.write(smallest, "Similar");
    out.println("smallest: " + attempt(load(List.of(source)), "Similar").difference().orElse(""));
    out.println(source.text());
  }

  /** In which way it differs, and in what. */
  private static String kind(String difference) {
    return difference.split(" (missing|added|more) ")[0];
  }

  private boolean differs(SimilarProgram program, String kind) {
    JavaSource source = ProgramWriter.write(program, "Similar");
    try {
      Trial trial = attempt(load(List.of(source)), source.className());
      return trial.difference().filter(found -> kind(found).equals(kind)).isPresent();
    } catch (IllegalArgumentException e) {
      return false; // what is left is no Java
    }
  }
}
