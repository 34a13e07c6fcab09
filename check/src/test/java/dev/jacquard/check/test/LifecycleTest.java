package dev.jacquard.check.test;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.test.Lifecycle.Hook;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LifecycleTest {
  /** Stands for the annotation on it. */
  @BeforeEach
  @Retention(RetentionPolicy.RUNTIME)
  @interface Prepares {}

  interface Closing {
    @AfterEach
    default void close() {}
  }

  static class Parent {
    @BeforeEach
    void first() {}

    @BeforeEach
    void overridden() {}

    @AfterEach
    void last() {}

    void other() {}
  }

  static class Child extends Parent implements Closing {
    @Prepares
    void second() {}

    @Override
    @BeforeEach
    void overridden() {}

    @AfterEach
    void beforeLast() {}
  }

  static class Silent extends Parent {
    @Override
    void first() {}
  }

  private static List<String> names(Class<?> type, Hook hook) {
    return Lifecycle.methods(type, hook).stream().map(Method::getName).toList();
  }

  @Test
  void methodsOfTheSuperclassComeFirstBeforeATest() {
    assertThat(names(Child.class, Hook.BEFORE_EACH))
        .startsWith("first")
        .containsExactlyInAnyOrder("first", "overridden", "second");
  }

  @Test
  void methodsOfTheSuperclassComeLastAfterATest() {
    assertThat(names(Child.class, Hook.AFTER_EACH))
        .startsWith("beforeLast")
        .containsExactlyInAnyOrder("beforeLast", "last", "close");
  }

  @Test
  void overriddenMethodIsFoundOnce() {
    assertThat(Lifecycle.methods(Child.class, Hook.BEFORE_EACH))
        .filteredOn(method -> method.getName().equals("overridden"))
        .singleElement()
        .satisfies(method -> assertThat(method.getDeclaringClass()).isEqualTo(Child.class));
  }

  @Test
  void methodThatIsOverriddenWithoutAnnotationIsNotFound() {
    assertThat(names(Silent.class, Hook.BEFORE_EACH)).containsExactly("overridden");
  }

  @Test
  void nothingIsFoundWhereThereIsNothing() {
    assertThat(names(Child.class, Hook.BEFORE_ALL)).isEmpty();
  }
}
