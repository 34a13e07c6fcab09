package dev.jacquard.conformance;

import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.CourseOfTime;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.Liberties;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.Spurious;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.runtime.setting.Settings;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * One method with its expectations. The annotation is read by name, since the copy of it that the
 * program's loader has is another class.
 */
final class Program {
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

  /** Runs the method once. */
  void run() {
    outcome = null;
    try {
      outcome = method.invoke();
    } catch (Throwable thrown) {
      Program.<RuntimeException>rethrow(thrown);
    }
  }

  /** What the last run returned, null if it returned nothing. */
  Object outcome() {
    return outcome;
  }

  Settings settings(String carrier) {
    String races = expected("races", String.class);
    String limits = expected("limits", String.class);
    return Settings.DEFAULT
        .with(
            new Expiry(
                TimeLimits.valueOf(limits.toUpperCase(Locale.ROOT)), Expiry.USUAL.longFrom()))
        .with(
            new Liberties(
                CourseOfTime.valueOf(expected("time", String.class).toUpperCase(Locale.ROOT)),
                expected("spurious", Boolean.class) ? Spurious.EXPLORE : Spurious.NEVER))
        .with(CarrierChoice.valueOf(carrier.toUpperCase(Locale.ROOT)))
        .with(RacePolicy.valueOf(races.toUpperCase(Locale.ROOT)));
  }

  Set<String> outcomes() {
    return Set.of(expected("outcomes", String[].class));
  }

  Set<String> failures() {
    return Set.of(expected("failures", String[].class));
  }

  long executions() {
    return expected("executions", Long.class);
  }

  /** The same up to exchanges of interchangeable threads, if that is known. */
  long executions(Symmetry.Flavour flavour) {
    return expected(
        switch (flavour) {
          case VALUES -> "values";
          case READS_FROM -> "readsFrom";
        },
        Long.class);
  }

  boolean isLarge() {
    return expected("large", Boolean.class);
  }

  Set<String> toldApart() {
    return Set.of(expected("toldApart", String[].class));
  }

  Explorer.OnFailure onFailure() {
    return expected("first", Boolean.class) ? Explorer.OnFailure.STOP : Explorer.OnFailure.CONTINUE;
  }

  String uncontrolled() {
    return expected("uncontrolled", String.class);
  }

  /** The names of all premises that its runs make, if that is known. */
  Optional<Set<String>> assumed() {
    return Optional.of(Set.of(expected("assumed", String[].class)))
        .filter(names -> !names.contains(Expect.NOT_LOOKED_AT));
  }

  boolean isForThisJdk() {
    return expected("minJdk", Integer.class) <= Runtime.version().feature();
  }

  boolean isDeep() {
    return expected("deep", Boolean.class);
  }

  String reason() {
    return expected("reason", String.class);
  }

  private <T> T expected(String attribute, Class<T> type) {
    try {
      return type.cast(expected.annotationType().getMethod(attribute).invoke(expected));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("unchecked") // checked exceptions are the compiler's business only
  private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
