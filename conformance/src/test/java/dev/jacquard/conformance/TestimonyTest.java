package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.conformance.testimony.programs.Accesses;
import dev.jacquard.conformance.testimony.programs.Stacks;
import dev.jacquard.conformance.testimony.programs.Steps;
import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares what is seen of failing executions with the file {@code testimony.txt}, which {@code
 * -Dgolden.update=true} writes anew. It is the same on all carriers and JDKs.
 */
class TestimonyTest {
  private static final Path GOLDEN = Path.of("src/test/resources/testimony.txt");

  @ParameterizedTest
  @MethodSource("dev.jacquard.conformance.SuiteRun#carriers")
  void accessesValuesAndStacksAreTold(String carrier) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(carrier, ProgramClasses.CLASS_PATH));
    for (Class<?> programs : List.of(Accesses.class, Steps.class, Stacks.class)) {
      Stream.of(programs.getDeclaredMethods())
          .filter(method -> Modifier.isPublic(method.getModifiers()))
          .map(Method::getName)
          .sorted()
          .forEach(name -> arguments.add(programs.getName() + "#" + name));
    }
    String seen = WorkerRun.output(TestimonyRun.class, arguments);
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(GOLDEN, seen);
    }
    assertThat(seen).isEqualTo(Files.readString(GOLDEN));
  }
}
