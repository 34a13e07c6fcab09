package dev.jacquard.worker;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.runtime.control.Settings;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Explores the methods of some classes and compares what is found with what they expect; runs in a
 * worker JVM. The annotation is read by name, since the program's copy of it is another class.
 *
 * <p>Arguments: carrier, directory of the classes, class names.
 */
public final class ProgramSuite {
  /** One method with its expectations. */
  static final class Program {
    private final String name;
    private final MethodHandle method;
    private final Annotation expected;
    private Object outcome;

    Program(Method method, Annotation expected) throws IllegalAccessException {
      this.name = method.getDeclaringClass().getSimpleName() + "." + method.getName();
      this.method = MethodHandles.lookup().unreflect(method);
      this.expected = expected;
    }

    String name() {
      return name;
    }

    void run() {
      outcome = null;
      try {
        outcome = method.invoke();
      } catch (Throwable thrown) {
        ProgramSuite.<RuntimeException>rethrow(thrown);
      }
    }

    <T> T expected(String attribute, Class<T> type) {
      try {
        return type.cast(expected.annotationType().getMethod(attribute).invoke(expected));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }

    Settings settings(String carrier) {
      String races = expected("races", String.class);
      return Settings.DEFAULT
          .with(Settings.Carriers.valueOf(carrier.toUpperCase(Locale.ROOT)))
          .with(Settings.Races.valueOf(races.toUpperCase(Locale.ROOT)));
    }
  }

  private ProgramSuite() {}

  public static void main(String[] arguments) throws Exception {
    List<String> wrong = new ArrayList<>();
    List<Program> programs = programs(arguments);
    for (Program program : programs) {
      check(program, arguments[0], wrong);
    }
    wrong.forEach(System.out::println);
    System.out.println(programs.size() + " programs, " + wrong.size() + " wrong");
    System.exit(wrong.isEmpty() ? 0 : 1); // pooled threads would keep the JVM alive
  }

  static List<Program> programs(String[] arguments) throws Exception {
    ProgramLoader loader = new ProgramLoader(List.of(Path.of(arguments[1])));
    List<Program> programs = new ArrayList<>();
    for (String name : Arrays.asList(arguments).subList(2, arguments.length)) {
      Method[] methods = Class.forName(name, false, loader).getDeclaredMethods();
      Arrays.sort(methods, Comparator.comparing(Method::getName));
      for (Method method : methods) {
        if (Modifier.isPublic(method.getModifiers()) && method.getAnnotations().length > 0) {
          programs.add(new Program(method, method.getAnnotations()[0]));
        }
      }
    }
    return programs;
  }

  private static void check(Program program, String carrier, List<String> wrong) {
    Set<String> outcomes = new TreeSet<>();
    JvmExplorer explorer =
        new JvmExplorer(
            program::run,
            new Budget(Duration.ofSeconds(30), Long.MAX_VALUE),
            Explorer.OnFailure.CONTINUE,
            (trace, tally) -> {
              if (program.outcome != null) {
                outcomes.add(String.valueOf(program.outcome));
              }
            });
    JvmExplorer.Result result = explorer.explore(program.settings(carrier), OptimalDpor::new);
    Set<String> failures = new TreeSet<>();
    result
        .exploration()
        .findings()
        .forEach(finding -> failures.add(finding.failure().type().label()));
    compare(
        program, "failures", Set.of(program.expected("failures", String[].class)), failures, wrong);
    Set<String> expectedOutcomes = Set.of(program.expected("outcomes", String[].class));
    if (!expectedOutcomes.isEmpty()) {
      compare(program, "outcomes", expectedOutcomes, outcomes, wrong);
    }
    long executions = program.expected("executions", Long.class);
    if (executions >= 0) {
      compare(program, "executions", executions, result.exploration().tally().executions(), wrong);
    }
    String uncontrolled = program.expected("uncontrolled", String.class);
    boolean named =
        result.program().uncontrolled().stream().anyMatch(what -> what.contains(uncontrolled));
    if (uncontrolled.isEmpty() != result.program().uncontrolled().isEmpty()
        || (!uncontrolled.isEmpty() && !named)) {
      wrong.add(
          program.name()
              + ": not controlled should be '"
              + uncontrolled
              + "', is "
              + result.program().uncontrolled());
    }
    boolean limited = result.exploration().verdict().reasons().stream().anyMatch(r -> !r.isEmpty());
    if (limited) {
      wrong.add(program.name() + ": " + result.exploration().verdict());
    }
  }

  private static void compare(
      Program program, String what, Object expected, Object found, List<String> wrong) {
    if (!expected.equals(found)) {
      wrong.add(program.name() + ": " + what + " should be " + expected + ", are " + found);
    }
  }

  @SuppressWarnings("unchecked") // checked exceptions are the compiler's business only
  private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
