package dev.jacquard.check.test;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the methods of a test class that JUnit runs around a test, in JUnit's order.
 *
 * <p>Annotations are known by name only: the test brings its own JUnit, of whatever version.
 */
final class Lifecycle {
  /** The annotations in question. */
  enum Hook {
    BEFORE_ALL("BeforeAll"),
    BEFORE_EACH("BeforeEach"),
    AFTER_EACH("AfterEach"),
    AFTER_ALL("AfterAll");

    private final String annotation;

    Hook(String annotation) {
      this.annotation = "org.junit.jupiter.api." + annotation;
    }

    /** Whether methods of superclasses come first. */
    private boolean isTopDown() {
      return this == BEFORE_ALL || this == BEFORE_EACH;
    }
  }

  /** The same order as JUnit's: deterministic, but not obvious. */
  private static final Comparator<Method> ORDER =
      Comparator.<Method>comparingInt(method -> method.getName().hashCode())
          .thenComparing(Method::getName)
          .thenComparing(Method::toString);

  private Lifecycle() {}

  /** The methods of a class and its superclasses and interfaces with such an annotation. */
  static List<Method> methods(Class<?> type, Hook hook) {
    List<Method> found = new ArrayList<>();
    collect(type, hook, found, new HashSet<>());
    return found;
  }

  private static void collect(
      Class<?> type, Hook hook, List<Method> found, Set<String> overridden) {
    if (type == null || type == Object.class) {
      return;
    }
    List<Method> own = own(type, hook, overridden);
    List<Method> inherited = new ArrayList<>();
    collect(type.getSuperclass(), hook, inherited, overridden);
    for (Class<?> implemented : type.getInterfaces()) {
      collect(implemented, hook, inherited, overridden);
    }
    found.addAll(hook.isTopDown() ? inherited : own);
    found.addAll(hook.isTopDown() ? own : inherited);
  }

  private static List<Method> own(Class<?> type, Hook hook, Set<String> overridden) {
    List<Method> own = new ArrayList<>();
    for (Method method : type.getDeclaredMethods()) {
      boolean inheritable = !Modifier.isPrivate(method.getModifiers());
      String signature = method.getName() + Arrays.toString(method.getParameterTypes());
      boolean isNew = !inheritable || overridden.add(signature);
      if (isNew && !method.isSynthetic() && has(method.getAnnotations(), hook, new HashSet<>())) {
        own.add(method);
      }
    }
    own.sort(ORDER);
    return own;
  }

  /** An annotation counts also if it stands on another annotation. */
  private static boolean has(Annotation[] annotations, Hook hook, Set<Class<?>> seen) {
    for (Annotation annotation : annotations) {
      Class<? extends Annotation> type = annotation.annotationType();
      if (type.getName().equals(hook.annotation)
          || (seen.add(type) && has(type.getAnnotations(), hook, seen))) {
        return true;
      }
    }
    return false;
  }
}
