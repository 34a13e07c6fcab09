package dev.jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueReasonsTest {
  @Test
  void whoWroteWhatWasReadAndWhatWasLost() {
    List<PlainAccess> accesses =
        List.of(
            access(0, false, "0", 3),
            access(1, false, "0", 3),
            access(0, true, "1", 4),
            access(1, true, "1", 4),
            access(2, false, "1", 7));
    assertThat(reasons(List.of(2), accesses, List.of(), 2))
        .containsExactly(
            "main read Visits#1.count = 1 (line 7), which ben had written (line 4) after ada had"
                + " written 1 (line 4)",
            "ben had read Visits#1.count = 0 (line 3) before that, so that the 1 of ada was lost");
  }

  @Test
  void aWriterWhoKnewTheWriteBeforeHasLostNothing() {
    List<PlainAccess> accesses =
        List.of(
            access(0, true, "1", 4),
            access(1, false, "1", 3),
            access(1, true, "2", 4),
            access(2, false, "2", 7));
    assertThat(reasons(List.of(2), accesses, List.of(), 2)).hasSize(1);
  }

  @Test
  void whatAThreadHasWrittenItselfIsNoNews() {
    List<PlainAccess> accesses = List.of(access(2, true, "1", 4), access(2, false, "1", 7));
    assertThat(reasons(List.of(2), accesses, List.of(), 2)).isEmpty();
  }

  @Test
  void twoThreadsThatWereToldTheSameBeforeEitherWentOn() {
    List<Call> calls =
        List.of(
            call(0, 0, 1, "prices.get(1)", "null"),
            call(1, 1, 2, "prices.get(1)", "null"),
            call(0, 1, 3, "prices.put(1, 2)", "null"),
            call(1, 2, 4, "prices.put(1, 2)", "2"));
    assertThat(reasons(List.of(0, 1, 0, 1), List.of(), calls, 1))
        .containsExactly(
            "both ada and ben had passed prices.get(1) -> null (line 9) before either went on with"
                + " prices.put(1, 2) (line 9)");
  }

  @Test
  void whoWasToldTheSameLaterHasNotMissedAnything() {
    List<Call> calls =
        List.of(
            call(0, 0, 1, "prices.get(1)", "null"),
            call(0, 1, 2, "prices.put(1, 2)", "null"),
            call(1, 2, 3, "prices.get(1)", "null"),
            call(1, 3, 4, "prices.put(1, 2)", "2"));
    assertThat(reasons(List.of(0, 0, 1, 1), List.of(), calls, 1)).isEmpty();
  }

  private static PlainAccess access(int thread, boolean write, String value, int line) {
    return new PlainAccess(thread, 0, "Visits#1.count", write, value, "Visits.java:" + line);
  }

  private static Call call(int thread, int first, int end, String words, String result) {
    return new Call(thread, first, end, 0, 0, words, result, "Visits.java:9");
  }

  /** The reasons why a thread fails after steps of these threads. */
  private static List<String> reasons(
      List<Integer> threads, List<PlainAccess> accesses, List<Call> calls, int failing) {
    Failure failure =
        new Failure(
            Failure.Type.ASSERTION, failing, threads.size() - 1, "java.lang.AssertionError");
    return new ValueReasons(trace(threads), LEGEND, accesses, calls, failure).lines();
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
          return 3;
        }

        @Override
        public String thread(int thread) {
          return List.of("ada", "ben", "main").get(thread);
        }

        @Override
        public String location(int location) {
          return "own " + location;
        }

        @Override
        public String waitQueue(int queue) {
          return "queue";
        }

        @Override
        public String site(int thread, int site) {
          return "Visits.java:" + site;
        }
      };
}
