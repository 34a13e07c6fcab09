package dev.jacquard.check.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintedLinesTest {
  private final PrintedLines lines = new PrintedLines();
  private final Printer out = new Printer("out: ", lines);
  private final Printer err = new Printer("err: ", lines);

  @Test
  void nothingIsKeptUnlessAskedFor() {
    out.println("lost");
    assertThat(lines.all()).isEmpty();
  }

  @Test
  void everyWayToPrintIsKeptInOrder() {
    lines.keep();
    out.println("one");
    err.print('t');
    err.append("w").print((Object) "o");
    out.printf("%d%n", 3);
    err.println();
    out.write(new byte[] {'4', '\n'}, 0, 2);
    out.print(5L);
    assertThat(lines.all()).containsExactly("out: one", "out: 3", "err: two", "out: 4", "out: 5");
  }

  @Test
  void middleOfALongOutputIsLeftOut() {
    lines.keep();
    for (int i = 0; i < 100; i++) {
      out.println(i);
    }
    assertThat(lines.all())
        .hasSize(51)
        .startsWith("out: 0", "out: 1")
        .contains("out: 24", "... 50 more ...", "out: 75")
        .endsWith("out: 99");
  }

  @Test
  void eachRunBeginsAnew() {
    lines.keep();
    out.print("half a line of the run before");
    lines.clear();
    out.println("this run");
    assertThat(lines.all()).containsExactly("out: this run");
  }
}
