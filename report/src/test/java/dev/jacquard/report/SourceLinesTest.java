package dev.jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import dev.jacquard.report.text.InterleavingTable;
import dev.jacquard.report.text.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs whose threads do not stand in one file, as those of the JVM will not. */
class SourceLinesTest {
  private static final String SOURCE =
      "volatile int x\nthread a { x = 1; }\nthread b { int r = x; }\n";
  private static final Trace TRACE =
      LitmusProgram.of("p", LitmusParser.parse("p", SOURCE), LitmusOptions.DEFAULT)
          .run(Plan.free(Tail.Fixed.LOWEST));

  @Test
  void fileIsLeftOutIfItIsTheSameForAll() {
    assertThat(table("Account.java:7", "Account.java:12"))
        .containsExactly(
            "step  line  a           b",
            "   1     7  x: wrote 1",
            "   2    12              x: read 1");
  }

  @Test
  void filesAreNamedIfThereAreSeveral() {
    assertThat(table("Account.java:7", "Bank.java:12"))
        .containsExactly(
            "step          source  a           b",
            "   1  Account.java:7  x: wrote 1",
            "   2    Bank.java:12              x: read 1");
  }

  @Test
  void placesNeedNoLine() {
    assertThat(table("somewhere", "elsewhere"))
        .containsExactly(
            "step     source  a           b",
            "   1  somewhere  x: wrote 1",
            "   2  elsewhere              x: read 1");
  }

  @Test
  void unknownPlaceStaysEmptyAmongLines() {
    assertThat(table("Account.java:7", ""))
        .containsExactly(
            "step  line  a           b",
            "   1     7  x: wrote 1",
            "   2                    x: read 1");
  }

  private static List<String> table(String siteOfA, String siteOfB) {
    return new InterleavingTable(TRACE, new TwoSites(siteOfA, siteOfB), List.of())
        .lines(Page.PLAIN);
  }

  private record TwoSites(String siteOfA, String siteOfB) implements Legend {
    @Override
    public int threads() {
      return 2;
    }

    @Override
    public String thread(int thread) {
      return thread == 0 ? "a" : "b";
    }

    @Override
    public String location(int location) {
      return "x";
    }

    @Override
    public String waitQueue(int queue) {
      return "x";
    }

    @Override
    public String site(int thread, int site) {
      return thread == 0 ? siteOfA : siteOfB;
    }
  }
}
