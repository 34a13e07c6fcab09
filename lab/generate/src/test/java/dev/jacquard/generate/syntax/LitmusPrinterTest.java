package dev.jacquard.generate.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LitmusPrinterTest {
  @Test
  void everyConstructReadsBackAsTheSame() throws IOException {
    Path path =
        Path.of("..", "..", "litmus", "src", "test", "resources", "good", "everything.litmus");
    LitmusFile file = LitmusParser.parse("everything.litmus", Files.readString(path));
    String printed = LitmusPrinter.print(file);
    LitmusFile again = LitmusParser.parse("printed.litmus", printed);
    assertThat(again).isEqualTo(file);
    assertThat(LitmusPrinter.print(again)).isEqualTo(printed);
  }

  @Test
  void theLayoutIsCanonical() {
    LitmusFile small =
        LitmusParser.parse(
            "small.litmus",
            """
            thread B { if(x==1){x=2;}else if(true) {} else x=3; }
            thread A[2] { while (1) { x+=1; int r; release(s[0],1);await ( x<(r) ); } }
            int x = 1, y=0 semaphore s[1]
            symmetry(A[0]A[1])
            # expect:   states 1_000,races 2
            """);
    assertThat(LitmusPrinter.print(small))
        .isEqualTo(
            """
            # expect: states 1000, races 2

            int x = 1
            int y
            semaphore s[1]

            symmetry (A[0] A[1])

            thread B {
              if (x == 1) {
                x = 2;
              } else if (true) {
              } else {
                x = 3;
              }
            }

            thread A[2] {
              while (true) {
                x++;
                int r = 0;
                release(s[0]);
                await(x < r);
              }
            }
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a - (b - c)", "a * (b + c)", "!(a == b)", "-(5)"})
  void parenthesesArePrintedWhereTheyChangeTheGroups(String text) {
    LitmusFile file = LitmusParser.parse("test", "int a, b, c, x thread T { x = " + text + "; }");
    Statement statement = file.threads().get(0).body().statements().get(0);
    assertThat(LitmusPrinter.print(((Statement.Write) statement).value())).isEqualTo(text);
  }
}
