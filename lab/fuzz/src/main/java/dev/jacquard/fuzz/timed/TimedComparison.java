package dev.jacquard.fuzz.timed;

import dev.jacquard.agent.Agent;
import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.fuzz.java.CompiledClasses;
import dev.jacquard.fuzz.java.JavaCompilation;
import dev.jacquard.fuzz.java.JavaSource;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.watch.Watchdog;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Explores random programs with time limits that pass last by every reduction, and compares what is
 * seen with all interleavings; to be run in a worker JVM that tells local states. Prints each
 * difference with its program, and one line at the end.
 *
 * <p>Arguments: carrier, first seed, number of programs, most executions of one exploration.
 */
public final class TimedComparison {
  /** How the last line begins if nothing differs. */
  static final String SAME = "the same in ";

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final PrintStream out;
  private final Settings settings;
  private final Budget budget;
  private final Set<String> outcomes = new TreeSet<>();
  private Method body;
  private String result = "";
  private int compared;
  private int late;
  private boolean seenLate;
  private int differences;

  private TimedComparison(PrintStream out, Settings settings, long mostExecutions) {
    this.out = out;
    this.settings = settings;
    this.budget = new Budget(Duration.ofSeconds(60), mostExecutions);
  }

  /** Runs in a worker JVM; the exit code is 1 if there is a difference. */
  public static void main(String[] arguments) throws Exception {
    PrintStream out = System.out;
    new Watchdog(PATIENCE, alarm -> giveUp(out, alarm.why())).start();
    Settings settings =
        Settings.DEFAULT
            .with(CarrierChoice.valueOf(arguments[0].toUpperCase(Locale.ROOT)))
            .limitedTo(300);
    TimedComparison comparison = new TimedComparison(out, settings, Long.parseLong(arguments[3]));
    List<JavaSource> sources = new ArrayList<>();
    long first = Long.parseLong(arguments[1]);
    for (long seed = first; seed < first + Long.parseLong(arguments[2]); seed++) {
      sources.add(new TimedGenerator(seed).program("Timed" + seed));
    }
    ClassLoader loader =
        new CompiledClasses(
            JavaCompilation.compile(sources), TimedComparison.class.getClassLoader());
    Agent.control(loader);
    for (JavaSource source : sources) {
      comparison.body = loader.loadClass(source.className()).getMethod("body");
      comparison.compare(source);
    }
    out.println(
        (comparison.differences == 0 ? SAME : comparison.differences + " differences in ")
            + comparison.compared
            + " of "
            + sources.size()
            + " programs compared, limits passed last in "
            + comparison.late);
    System.exit(comparison.differences == 0 ? 0 : 1); // pooled threads never end
  }

  private static void giveUp(PrintStream out, String why) {
    out.println(why);
    Runtime.getRuntime().halt(1);
  }

  private void compare(JavaSource source) {
    Settings last = settings.with(new Expiry(TimeLimits.LONG, Duration.ofSeconds(1)));
    seenLate = false;
    Set<String> truth = explore(last, Reduction.EXHAUSTIVE);
    if (truth.isEmpty()) {
      return; // too many executions
    }
    compared++;
    late += seenLate ? 1 : 0;
    for (Reduction reduction :
        EnumSet.complementOf(EnumSet.of(Reduction.STATEFUL))) { // not for JVM programs
      expect(source, reduction.label(), truth, explore(last, reduction));
    }
    Settings alike = last.withSymmetry(Symmetry.Flavour.VALUES);
    expect(source, "optimal by values", truth, explore(alike, Reduction.OPTIMAL));
    Settings told = last.with(RacePolicy.EXPLORE).withLocalStates();
    expect(source, "fg by local states", truth, explore(told, TimedComparison::collapsing));
    Set<String> any = explore(settings, Reduction.OPTIMAL);
    if (!any.isEmpty() && !any.containsAll(truth)) {
      truth.removeAll(any);
      differ(source, "seen only where limits pass last: " + truth);
    }
  }

  private void expect(JavaSource source, String how, Set<String> truth, Set<String> seen) {
    if (!seen.equals(truth)) {
      Set<String> missing = new TreeSet<>(truth);
      missing.removeAll(seen);
      Set<String> more = new TreeSet<>(seen);
      more.removeAll(truth);
      differ(source, how + ": missing " + missing + ", too much " + more);
    }
  }

  private void differ(JavaSource source, String what) {
    differences++;
    out.println(source.className() + ": " + what);
    out.println(source.text());
  }

  /** What all executions come to; nothing if there are too many. */
  private Set<String> explore(Settings how, Reduction reduction) {
    return explore(how, reduction::strategy);
  }

  private static Strategy collapsing() {
    return new FlanaganGodefroid(new CollapsingSymmetry(), Tail.Fixed.LOWEST);
  }

  private Set<String> explore(Settings how, Supplier<Strategy> search) {
    JvmExplorer explorer =
        new JvmExplorer(
            this::run, budget, Explorer.OnFailure.CONTINUE, (trace, tally) -> executed(trace));
    try {
      JvmExplorer.Result found = explorer.explore(how, () -> fresh(search));
      return found.exploration().limits().isEmpty() ? new TreeSet<>(outcomes) : new TreeSet<>();
    } catch (RuntimeException broken) {
      return new TreeSet<>(Set.of("broke off: " + broken));
    }
  }

  /** An exploration that begins again forgets what it has seen. */
  private Strategy fresh(Supplier<Strategy> search) {
    outcomes.clear();
    return search.get();
  }

  private void run() {
    result = "";
    try {
      result = (String) body.invoke(null);
    } catch (InvocationTargetException e) {
      TimedComparison.<RuntimeException>rethrow(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("unchecked") // whatever the program throws, checked or not
  private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
    throw (E) thrown;
  }

  private void executed(Trace trace) {
    if (trace.ending() == Ending.ASLEEP || trace.ending() == Ending.SPINNING) {
      return; // what follows is seen elsewhere
    }
    seenLate |= trace.hasLateSteps();
    Set<String> failures = new TreeSet<>();
    for (Failure failure : trace.failures()) {
      failures.add(failure.type().label());
    }
    outcomes.add(result + " " + trace.ending() + " " + failures);
  }
}
