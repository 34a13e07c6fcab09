package dev.jacquard.litmus.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlikeThreadsTest {
  private static Likeness likeness(String text) {
    return LitmusProgram.of("test", LitmusParser.parse("test", text), LitmusOptions.DEFAULT)
        .likeness();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int x; thread t[2] { x = 1; }",
        "int x[2]; thread t[2] { x[tid] = 1; }",
        "int x[3]; thread t[2] { x[tid] = 0; x[tid + 1] = x[tid]; }",
        "int x[3]; thread t[2] { int i = x[2]; int j = x[tid]; }",
        "lock f[3]; thread t[2] { lock(f[tid]); lock(f[tid + 1]); }",
        "thread t[2] { park(); }",
        "lock m; thread t[2] { lock(m); wait(m); unlock(m); }"
      })
  void alike(String text) {
    assertThat(likeness(text).first(1)).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int x; thread t[2] { x = tid; }",
        "int x[2]; thread t[2] { x[tid] = tid; }",
        "int x[2]; thread t[2] { x[0] = 1; x[tid] = 2; }", // the second has another cell at last
        "int x[2]; thread t[2] { x[tid] = 1; int i = x[0]; int j = x[i]; }", // all cells are named
        "int x; thread t[2] { if (tid == 0) { x = 1; } }",
        "int x; thread t[2] { repeat (tid + 1) { x = 1; } }",
        "lock m[2]; thread t[2] { lock(m[tid]); wait(m[tid]); unlock(m[tid]); }",
        "thread t[2] { unpark(t[0]); }",
        "int x; thread a { x = 1; } thread b { x = 1; }" // whose lines differ in messages
      })
  void different(String text) {
    assertThat(likeness(text).first(1)).isEqualTo(1);
  }

  @Test
  void namesAreThoseOfTheFirst() {
    Likeness likeness = likeness("int x[3]; thread t[3] { x[tid] = 1; park(); }");
    assertThat(likeness.own(2, 0)).isEqualTo(2);
    assertThat(likeness.common(2, 2)).isZero();
    assertThat(likeness.own(2, 3)).as("permit").isEqualTo(5);
    assertThat(likeness.own(0, 2)).isEqualTo(2);
  }
}
