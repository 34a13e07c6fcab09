package dev.jacquard.fuzz.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JavaCompilationTest {
  private static final JavaSource COUNTER =
      new JavaSource(
          "some.Counter", "package some; public class Counter { public static int value; }");
  private static final JavaSource USER =
      new JavaSource(
          "other.User",
          """
          package other;
          public class User {
            public static int next() { return new Object() { int next() { return ++some.Counter.value; } }.next(); }
          }
          """);

  @Test
  void sourcesSeeEachOther() {
    assertThat(JavaCompilation.compile(List.of(USER, COUNTER)))
        .containsOnlyKeys("some.Counter", "other.User", "other.User$1");
  }

  @Test
  void everyLoaderHasItsOwnStaticFields() throws Exception {
    Map<String, byte[]> classFiles = JavaCompilation.compile(List.of(USER, COUNTER));
    assertThat(next(classFiles)).isEqualTo(1);
    assertThat(next(classFiles)).isEqualTo(1);
  }

  private static Object next(Map<String, byte[]> classFiles) throws Exception {
    ClassLoader loader =
        new CompiledClasses(classFiles, JavaCompilationTest.class.getClassLoader());
    return loader.loadClass("other.User").getMethod("next").invoke(null);
  }

  @Test
  void errorsAreTold() {
    JavaSource wrong = new JavaSource("Wrong", "class Wrong { int x = true; }");
    assertThatThrownBy(() -> JavaCompilation.compile(List.of(wrong, COUNTER)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Wrong.java:1")
        .hasMessageContaining("boolean cannot be converted to int");
  }
}
