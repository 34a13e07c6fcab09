package dev.jacquard.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import java.util.List;
import org.junit.jupiter.api.Test;

class CallRowsTest {
  private static final Call GET = call(0, 0, 2, "prices.get(1)", "null");
  private static final Call PUT = call(1, 2, 4, "prices.put(1, 2)", "null");

  @Test
  void theStepsOfACallAreOneLine() {
    assertThat(table(List.of(0, 0, 1, 1), List.of(GET, PUT)))
        .containsExactly(
            "step  line  ada                    ben",
            " 1-2     9  prices.get(1) -> null",
            " 3-4     9                         prices.put(1, 2) -> null");
  }

  @Test
  void aCallThatIsInterruptedBeginsAndEnds() {
    Call whole = call(0, 0, 4, "prices.get(1)", "null");
    assertThat(table(List.of(0, 1, 1, 0), List.of(whole, call(1, 1, 3, "prices.clear()", ""))))
        .containsExactly(
            "step  line  ada                         ben",
            "   1     9  begins prices.get(1)",
            " 2-3     9                              prices.clear()",
            "   4     9  ends prices.get(1) -> null");
  }

  @Test
  void onlyBeginningAndEndOfACallAreShown() {
    Call one = call(0, 0, 5, "a()", "");
    Call other = call(1, 1, 6, "b()", "");
    assertThat(table(List.of(0, 1, 0, 1, 0, 1), List.of(one, other)))
        .containsExactly(
            "step  line  ada         ben",
            "   1     9  begins a()",
            "   2     9              begins b()",
            "   5     9  ends a()",
            "   6     9              ends b()");
  }

  @Test
  void aCallInACallStandsByItself() {
    Call outer = call(0, 0, 3, "prices.computeIfAbsent(1, lambda)", "2");
    Call inner = call(0, 1, 2, "loads.incrementAndGet()", "1");
    assertThat(table(List.of(0, 0, 0), List.of(outer, inner)))
        .containsExactly(
            "step  line  ada",
            "   1     9  begins prices.computeIfAbsent(1, lambda)",
            "   2     9  loads.incrementAndGet() -> 1",
            "   3     9  ends prices.computeIfAbsent(1, lambda) -> 2");
  }

  @Test
  void whatALibraryDoesByItselfIsLeftOut() {
    assertThat(table(List.of(0, 0, 1), List.of(GET, Call.ofLibrary(1, 2))))
        .containsExactly("step  line  ada", " 1-2     9  prices.get(1) -> null");
  }

  @Test
  void aCallThatThrowsSaysWhat() {
    Call call = call(0, 0, 1, "orders.remove()", "threw NoSuchElementException");
    assertThat(table(List.of(0), List.of(call)))
        .contains("   1     9  orders.remove() threw NoSuchElementException");
  }

  @Test
  void anAccessWithinACallIsPartOfIt() {
    Trace trace = trace(List.of(0));
    PlainAccess inside = new PlainAccess(0, 0, "HashMap#1", true, "size 1", "A:9");
    PlainAccess outside = new PlainAccess(0, 0, "Shop#1.open", false, "true", "A:8");
    Call call = new Call(0, 0, 1, 1, 2, "prices.put(1, 2)", "null", "A:9");
    assertThat(
            new InterleavingTable(trace, LEGEND, List.of(), List.of(outside, inside), List.of(call))
                .lines(Page.PLAIN))
        .containsExactly(
            "step  line  ada",
            "         8  Shop#1.open: read true",
            "   1     9  prices.put(1, 2) -> null");
  }

  @Test
  void inDetailEachStepHasItsLine() {
    Trace trace = trace(List.of(0, 0));
    assertThat(
            new InterleavingTable(trace, LEGEND, List.of(), List.of(), List.of(GET))
                .lines(Page.PLAIN.inDetail()))
        .hasSize(3);
  }

  private static Call call(int thread, int first, int end, String words, String result) {
    return new Call(thread, first, end, 0, 0, words, result, "A:9");
  }

  private static List<String> table(List<Integer> threads, List<Call> calls) {
    return new InterleavingTable(trace(threads), LEGEND, List.of(), List.of(), calls)
        .lines(Page.PLAIN);
  }

  /** Each thread writes to a variable of its own when its turn comes. */
  private static Trace trace(List<Integer> threads) {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    for (int thread : threads) {
      director.arrive(thread, Kind.WRITE, thread, 1, 1);
      director.choose(each -> 1);
      director.record(0, 1, 0);
    }
    director.choose(each -> 1);
    return director.finish(each -> 1);
  }

  private static final Legend LEGEND =
      new Legend() {
        @Override
        public int threads() {
          return 2;
        }

        @Override
        public String thread(int thread) {
          return thread == 0 ? "ada" : "ben";
        }

        @Override
        public String location(int location) {
          return "x" + location;
        }

        @Override
        public String waitQueue(int queue) {
          return "q";
        }

        @Override
        public String site(int thread, int site) {
          return "A:" + (site + thread);
        }
      };
}
