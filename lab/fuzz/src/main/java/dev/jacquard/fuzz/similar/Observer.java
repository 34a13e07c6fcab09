package dev.jacquard.fuzz.similar;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.setting.Settings;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;

/** Explores one program in several ways. */
final class Observer {
  private static final Duration LONGEST = Duration.ofSeconds(60);

  private final Method body;
  private final Budget budget;
  private final Set<String> outcomes = new TreeSet<>();
  private String result;

  /** For a class with a method {@code body}. */
  Observer(Class<?> program, long mostExecutions) {
    try {
      body = program.getMethod("body");
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException(e);
    }
    budget = new Budget(LONGEST, mostExecutions);
  }

  Observation explore(Way way, Settings settings) {
    JvmExplorer explorer =
        new JvmExplorer(
            this::run, budget, Explorer.OnFailure.CONTINUE, (trace, tally) -> executed(trace));
    JvmExplorer.Result found = explorer.explore(way.settings(settings), this::fresh);
    Set<String> limits = new TreeSet<>(found.exploration().verdict().reasons());
    found.program().uncontrolled().forEach(what -> limits.add(nameless(what)));
    return new Observation(
        Set.copyOf(outcomes), races(found), limits, found.exploration().tally().executions());
  }

  private static Set<String> races(JvmExplorer.Result found) {
    Set<String> races = new TreeSet<>();
    for (Finding finding : found.exploration().findings()) {
      finding
          .race()
          .map(race -> found.program().legend().location(race.location()))
          .ifPresent(location -> races.add(nameless(location)));
    }
    return races;
  }

  /** An exploration that begins again forgets what it has seen. */
  private Strategy fresh() {
    outcomes.clear();
    return new OptimalDpor();
  }

  private void run() {
    Seen.clear();
    result = "";
    try {
      Object program =
          Modifier.isStatic(body.getModifiers())
              ? null
              : body.getDeclaringClass().getDeclaredConstructor().newInstance();
      result = (String) body.invoke(program);
    } catch (InvocationTargetException e) {
      Observer.<RuntimeException>rethrow(e.getCause());
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
    Set<String> failures = new TreeSet<>();
    for (Failure failure : trace.failures()) {
      failures.add(failure.type().label() + " " + nameless(failure.message()));
    }
    outcomes.add(result + "| " + Seen.notes() + " | " + failures);
  }

  /** Without the numbers of threads and objects. */
  private static String nameless(String text) {
    return text.replaceAll("(Thread-|worker-|#|@)[0-9a-f]+", "$1");
  }
}
