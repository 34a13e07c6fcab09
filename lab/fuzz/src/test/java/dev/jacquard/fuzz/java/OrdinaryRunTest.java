package dev.jacquard.fuzz.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.fuzz.Survey;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The JVM as it is never comes to a final state that litmus does not have. */
class OrdinaryRunTest {
  private static final int PROGRAMS = 80;
  private static final long MOST_RUNS = 2_000;

  /** The final states of a program, and its classes. */
  private record Expected(LitmusFile file, Set<List<Integer>> states) {}

  @Test
  void finalStatesAreThoseOfLitmus() throws Exception {
    Translated translated = new Translated();
    Map<String, Expected> expected = new LinkedHashMap<>();
    int programs = 0;
    for (LitmusFile file : candidates().toList()) {
      if (programs == PROGRAMS) {
        break;
      }
      Survey survey = survey(file);
      if (isPredictable(survey)) {
        List<String> names = translated.add(file);
        names.forEach(name -> expected.put(name, new Expected(file, survey.sharedValues())));
        programs += names.isEmpty() ? 0 : 1;
      }
    }
    assertThat(programs).isEqualTo(PROGRAMS);
    Map<String, byte[]> classFiles = translated.compile();
    for (Map.Entry<String, Expected> entry : expected.entrySet()) {
      assertThat(OrdinaryRun.of(entry.getKey(), classFiles))
          .as(() -> LitmusPrinter.print(entry.getValue().file()))
          .hasValueSatisfying(state -> assertThat(entry.getValue().states()).contains(state));
    }
  }

  private static Stream<LitmusFile> candidates() {
    return Stream.concat(
            Programs.corpus().stream(), Programs.generated(1_000, Sizes.SMALL).stream())
        .filter(OrdinaryRunTest::isOrdinary);
  }

  /**
   * No choice, which nobody makes here; no park, whose permits the JVM also uses for its own locks;
   * no threads that want different numbers of permits, which the JVM lets wait for each other.
   */
  private static boolean isOrdinary(LitmusFile file) {
    Nodes nodes = Nodes.of(ThreadCopy.of(file));
    return nodes.all(Expression.Choose.class).findAny().isEmpty()
        && nodes.all(Statement.Park.class).findAny().isEmpty()
        && nodes
            .all(Statement.SemaphoreAction.class)
            .allMatch(action -> action.permits().equals(new Expression.Literal(1)));
  }

  private static Survey survey(LitmusFile file) {
    LitmusProgram program =
        LitmusProgram.of("program", WithMain.of(file), LitmusOptions.DEFAULT.limitedTo(200));
    return Survey.of(program, new OptimalDpor(), MOST_RUNS);
  }

  /** It ends, and has no race: the memory model then allows what litmus does and no more. */
  private static boolean isPredictable(Survey survey) {
    return survey.complete()
        && Stream.of(Failure.Type.DEADLOCK, Failure.Type.LIVELOCK, Failure.Type.RACE)
            .noneMatch(survey.failing()::containsKey);
  }
}
