package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The programs that say what the documentation says, as far as they have one outcome only: the JDK
 * has the same, with nobody in control. Where it has not, the program is wrong.
 */
class PlainRunTest {
  private static final long PATIENCE = 60;

  static Stream<String> folders() throws IOException {
    return Programs.folders(ProgramClasses.ROOT).stream();
  }

  @ParameterizedTest
  @MethodSource("folders")
  void theJdkHasTheSameOutcome(String folder) throws Exception {
    List<Program> programs =
        Programs.in(ProgramClasses.ROOT, folder, PlainRunTest.class.getClassLoader());
    for (Program program : programs) {
      if (isDocumented(program) && program.isForThisJdk() && hasOneOutcome(program)) {
        assertThat(program.outcomes()).as(program.name()).containsExactly(outcome(program));
      }
    }
  }

  private static boolean isDocumented(Program program) {
    return program.name().startsWith("DocumentedPrograms.")
        || program.name().startsWith("ContractPrograms.");
  }

  private static boolean hasOneOutcome(Program program) {
    return program.outcomes().size() == 1 && program.failures().isEmpty();
  }

  /** In a thread of its own: some programs leave the interrupt status behind, or locks. */
  private static String outcome(Program program) throws Exception {
    FutureTask<String> task =
        new FutureTask<>(
            () -> {
              program.run();
              return String.valueOf(program.outcome());
            });
    new Thread(task, "main").start();
    return task.get(PATIENCE, TimeUnit.SECONDS);
  }
}
