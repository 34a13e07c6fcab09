package dev.jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import org.junit.jupiter.api.Test;

/** Where a program that has changed parts from a recorded execution. */
class MisfitTest {
  private static final String RECORDED =
      "volatile int x, y; thread a { x = 1; int r = y; } thread b { y = 1; int r = x; }";

  private static LitmusProgram program(String text) {
    return LitmusProgram.of("p", LitmusParser.parse("p", text), LitmusOptions.DEFAULT);
  }

  /** The string of an execution in which the threads take turns. */
  private static Schedule recorded() {
    LitmusProgram program = program(RECORDED);
    Schedule bare = Schedule.parse("j1-0-1-0-1");
    Trace trace = program.run(Plan.following(bare, Tail.Fixed.LOWEST));
    return Schedule.parse(Schedule.of(trace, program.legend()).toString());
  }

  private static String misfit(String text) {
    LitmusProgram program = program(text);
    Legend legend = program.legend();
    Schedule schedule = recorded();
    try {
      Trace trace = program.run(Plan.following(schedule, Tail.Fixed.LOWEST));
      return Misfit.of(schedule, trace, legend).map(Misfit::sentence).orElse("the same");
    } catch (DivergenceException parted) {
      return Misfit.inWords(schedule, parted, legend).getMessage();
    }
  }

  @Test
  void theSameStepsOnOtherLinesAreTheSame() {
    assertThat(misfit(RECORDED)).isEqualTo("the same");
    assertThat(misfit(RECORDED.replace(";", ";\n").replace("int r", "int seen")))
        .isEqualTo("the same");
  }

  @Test
  void anotherKindOfStepIsNamed() {
    assertThat(misfit(RECORDED.replace("int r = x;", "x = 2;")))
        .isEqualTo(
            "at step 4 b in the recorded execution did a read, but now b does 'write x' at p:1");
  }

  @Test
  void anotherLocationIsNamed() {
    assertThat(misfit(RECORDED.replace("int r = y;", "int r = x;")))
        .isEqualTo(
            "at step 3 a in the recorded execution did a read of something else, but now a does"
                + " 'read x' at p:1");
  }

  @Test
  void anotherThreadIsNoticedByItsName() {
    assertThat(misfit(RECORDED.replace("thread a", "thread c")))
        .startsWith(
            "at step 1 c in the recorded execution did a write of something else, but now c");
  }

  @Test
  void aThreadThatEndsEarlierIsNamed() {
    assertThat(misfit(RECORDED.replace("int r = y;", "")))
        .isEqualTo("at step 3 a in the recorded execution did a read, but now a has ended");
  }

  @Test
  void aThreadThatGoesOnIsNamed() {
    assertThat(misfit(RECORDED.replace("int r = x;", "int r = x; x = 7;")))
        .isEqualTo("at step 5 the recorded execution had ended, but now b does 'write x' at p:1");
  }

  @Test
  void aStepThatHasToWaitIsNamed() {
    assertThat(
            misfit(
                "volatile int y; lock x; thread a { lock(x); } thread b { y = 1; lock(x); }"
                    .replace("lock(x); }", "lock(x); y = 2; }")))
        .contains("at step 1 a in the recorded execution did a write, but now a does 'lock x'");
  }

  @Test
  void aStringWithoutLettersFitsWhateverThreadsDo() {
    LitmusProgram program =
        program("volatile int z; thread a { z = 1; z = 2; } thread b { z = 3; }");
    Schedule bare = Schedule.parse("j1-0-1-0");
    Trace trace = program.run(Plan.following(bare, Tail.Fixed.LOWEST));
    assertThat(Misfit.of(bare, trace, program.legend())).isEmpty();
  }

  @Test
  void aStringOfAProgramThatLooksAtMoreIsNoticed() {
    LitmusProgram program = program(RECORDED);
    Schedule more = Schedule.parse("j1+interrupts+locks-0-1-0-1");
    Trace trace = program.run(Plan.following(more, Tail.Fixed.LOWEST));
    assertThat(Misfit.of(more, trace, program.legend()).map(Misfit::sentence))
        .contains(
            "other things count as steps in the recorded execution (interrupts, locks) than now"
                + " (nothing special)");
  }
}
