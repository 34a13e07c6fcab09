package dev.jacquard.runtime.name;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.thread.LogicalThread;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProgramFramesTest {
  private static final StackTraceElement LIST = frame("java.util.ArrayList", "add", 10);
  private static final StackTraceElement INNER = frame("acme.Account", "book", 7);
  private static final StackTraceElement OUTER = frame("acme.Bank", "run", 3);
  private static final StackTraceElement BOTTOM = frame(LogicalThread.class.getName(), "run", 1);
  private static final StackTraceElement STARTER = frame("acme.Main", "main", 2);

  private static StackTraceElement frame(String type, String method, int line) {
    return new StackTraceElement(type, method, "File.java", line);
  }

  @Test
  void framesOfTheProgramEndWhereItsThreadBegins() {
    StackTraceElement[] stack = {LIST, INNER, OUTER, BOTTOM, STARTER};
    assertThat(ProgramFrames.of(stack)).containsExactly(INNER, OUTER);
  }

  @Test
  void theCauseIsTheInnermostFrameOfTheProgram() {
    assertThat(ProgramFrames.cause(new StackTraceElement[] {LIST, INNER, OUTER, BOTTOM}))
        .contains(INNER);
  }

  @Test
  void aFrameWithLineIsABetterCause() {
    StackTraceElement generated = frame("acme.Account$Lambda", "apply", -1);
    assertThat(ProgramFrames.cause(new StackTraceElement[] {generated, INNER})).contains(INNER);
    assertThat(ProgramFrames.cause(new StackTraceElement[] {generated})).contains(generated);
  }

  @Test
  void theProgramIsNotTheCauseOfLoadingAClass() {
    StackTraceElement loading = frame("java.lang.ClassLoader", "loadClass", 5);
    assertThat(ProgramFrames.cause(new StackTraceElement[] {loading, INNER}))
        .isEqualTo(Optional.empty());
  }

  @Test
  void theStarterOfTheExplorationIsNotTheCause() {
    assertThat(ProgramFrames.cause(new StackTraceElement[] {LIST, BOTTOM, STARTER})).isEmpty();
  }
}
