package dev.jacquard.generate.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ProgramShrinkerTest {
  private static LitmusFile parse(String... lines) {
    return LitmusParser.parse("given", String.join("\n", lines));
  }

  private static Predicate<LitmusFile> printsWith(String part) {
    return file -> LitmusPrinter.print(file).contains(part);
  }

  private static boolean deadlocks(LitmusFile file) {
    LitmusProgram program = LitmusProgram.of("shrunk", file, LitmusOptions.DEFAULT);
    for (long seed = 0; seed < 30; seed++) {
      if (program.run(Plan.free(new Tail.Uniform(seed))).failures().stream()
          .anyMatch(failure -> failure.type() == Failure.Type.DEADLOCK)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void whatDoesNotMatterGoesAway() {
    LitmusFile file =
        parse(
            "const k = 2",
            "int x, y",
            "lock m",
            "# expect: traces 1",
            "thread a { lock(m); int r = x + k; if (r == 2) { y = r; } else { x = 1; } unlock(m);"
                + " }",
            "thread b[3] { repeat (2) { synchronized (m) { y++; } } }",
            "thread c { start(b[0]); start(b[1]); start(b[2]); }");
    assertThat(ProgramShrinker.shrink(file, printsWith("y = ")))
        .isEqualTo(parse("int y", "thread a { y = 0; }"));
  }

  @Test
  void copiesBecomeFewer() {
    LitmusFile file =
        parse(
            "int x",
            "thread main { start(w[0]); start(w[1]); start(w[2]); join(w[0]); }",
            "thread w[3] { x = tid; }");
    assertThat(ProgramShrinker.shrink(file, printsWith("start(w")))
        .isEqualTo(parse("thread main { start(w); }", "thread w { }"));
  }

  @Test
  void aLockOrderDeadlockShrinksToItsFourLocks() {
    LitmusFile file =
        parse(
            "int x",
            "lock m, n",
            "thread a {",
            "  x = 1;",
            "  synchronized (m) { int r = x; synchronized (n) { x = r + 1; } }",
            "}",
            "thread b { lock(n); x++; lock(m); assert(x != 7); unlock(m); unlock(n); }",
            "thread c { x = 2; }");
    LitmusFile small = ProgramShrinker.shrink(file, ProgramShrinkerTest::deadlocks);
    assertThat(LitmusPrinter.print(small).lines().filter(line -> line.contains("(")).count())
        .isLessThanOrEqualTo(4);
    assertThat(deadlocks(small)).isTrue();
  }

  @Test
  void aLoopIsNeverMadeEndless() {
    LitmusFile file =
        parse(
            "volatile int x",
            "lock m",
            "thread a { int i = 0; while (i < 2 && x == 0) { i = i + 1; x = 1; } x = 2; }",
            "thread b { synchronized (m) { while (x == 0) { wait(m); } } }");
    ProgramShrinker.shrink(
        file,
        smaller -> {
          LitmusProgram program = LitmusProgram.of("shrunk", smaller, LitmusOptions.DEFAULT);
          assertThat(program.run(Plan.free(Tail.Fixed.LOWEST)).length())
              .as(LitmusPrinter.print(smaller))
              .isLessThan(100);
          return LitmusPrinter.print(smaller).contains("x = 2");
        });
  }

  @Test
  void onlyValidProgramsAreTriedAndNoneTwice() {
    LitmusGenerator generator = new LitmusGenerator(Features.anySubset(), Sizes.SMALL);
    for (long seed = 0; seed < 50; seed++) {
      LitmusFile file = generator.generate(seed);
      Set<LitmusFile> tried = new HashSet<>();
      LitmusFile small =
          ProgramShrinker.shrink(
              file,
              smaller -> {
                assertThat(tried.add(smaller)).isTrue();
                assertThat(LitmusParser.parse("again", LitmusPrinter.print(smaller)))
                    .isEqualTo(smaller);
                return LitmusPrinter.print(smaller).contains("  x0 = ");
              });
      if (printsWith("  x0 = ").test(file)) {
        assertThat(LitmusPrinter.print(small)).contains("  x0 = ").hasSizeLessThan(60);
      }
    }
  }

  @Test
  void aProgramOfWhichNoSmallerOneFailsStays() {
    LitmusFile file = parse("int x", "thread a { x = 1; }");
    assertThat(ProgramShrinker.shrink(file, smaller -> false)).isEqualTo(file);
  }
}
