package dev.jacquard.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/** What a test has that only JUnit itself can give it. */
final class Extensions {
  private static final String OF_PARAMETERS = "org.junit.jupiter.params.";
  private static final List<Class<? extends Annotation>> AROUND =
      List.of(BeforeAll.class, BeforeEach.class, AfterEach.class, AfterAll.class);

  private final Set<String> found = new LinkedHashSet<>();

  private Extensions() {}

  /** Their names, for people; empty if the worker needs no JUnit. */
  static Set<String> of(ExtensionContext context) {
    Method test = context.getRequiredTestMethod();
    Extensions all = new Extensions();
    all.addAt(test);
    all.addParameters(test, isParameterized(test));
    for (Object instance : context.getRequiredTestInstances().getAllInstances()) {
      all.addOf(instance.getClass());
    }
    return all.found;
  }

  private static boolean isParameterized(Method test) {
    return extendedBy(test).stream().anyMatch(type -> type.getName().startsWith(OF_PARAMETERS));
  }

  private void addOf(Class<?> type) {
    for (Class<?> above = type; above != null; above = above.getSuperclass()) {
      addAt(above);
      Arrays.stream(above.getInterfaces()).forEach(this::addAt);
    }
    if (AnnotationSupport.findAnnotation(type, TestInstance.class)
        .filter(lifecycle -> lifecycle.value() == TestInstance.Lifecycle.PER_CLASS)
        .isPresent()) {
      found.add("@TestInstance(PER_CLASS)");
    }
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      int given = type.isMemberClass() && !isStatic(type) ? 1 : 0;
      if (constructor.getParameterCount() > given && !constructor.isSynthetic()) {
        found.add("parameters of the constructor of " + type.getSimpleName());
      }
    }
    for (Field field : fields(type)) {
      addAt(field);
      if (AnnotationSupport.isAnnotated(field, RegisterExtension.class)) {
        found.add("@RegisterExtension " + field.getName());
      }
      if (AnnotationSupport.isAnnotated(field, TempDir.class)) {
        found.add("@TempDir");
      }
    }
    for (Class<? extends Annotation> hook : AROUND) {
      AnnotationSupport.findAnnotatedMethods(type, hook, HierarchyTraversalMode.TOP_DOWN)
          .forEach(method -> addParameters(method, false));
    }
  }

  private static boolean isStatic(Class<?> type) {
    return Modifier.isStatic(type.getModifiers());
  }

  private static List<Field> fields(Class<?> type) {
    return ReflectionSupport.findFields(type, any -> true, HierarchyTraversalMode.TOP_DOWN);
  }

  private void addAt(AnnotatedElement element) {
    extendedBy(element).stream()
        .filter(type -> type != EveryInterleavingExtension.class)
        .filter(type -> !type.getName().startsWith(OF_PARAMETERS))
        .map(Class::getSimpleName)
        .forEach(found::add);
  }

  private static List<Class<?>> extendedBy(AnnotatedElement element) {
    List<Class<?>> types = new ArrayList<>();
    AnnotationSupport.findRepeatableAnnotations(element, ExtendWith.class)
        .forEach(with -> types.addAll(List.of(with.value())));
    return types;
  }

  private void addParameters(Executable executable, boolean ofTheTemplate) {
    boolean hasTempDir =
        Arrays.stream(executable.getParameters())
            .anyMatch(parameter -> AnnotationSupport.isAnnotated(parameter, TempDir.class));
    if (hasTempDir) {
      found.add("@TempDir");
    } else if (executable.getParameterCount() > 0 && !ofTheTemplate) {
      found.add("parameters of " + executable.getName());
    }
  }
}
