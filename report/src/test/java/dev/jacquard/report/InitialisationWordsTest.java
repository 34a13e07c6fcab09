package dev.jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Locks that are the initialisations of classes are called so. */
class InitialisationWordsTest {
  private static final String SOURCE =
      """
      lock Hen, Egg
      thread a { synchronized (Hen) { synchronized (Egg) { } } }
      thread b { synchronized (Egg) { synchronized (Hen) { } } }
      """;

  private static final LitmusProgram PROGRAM =
      LitmusProgram.of("p", LitmusParser.parse("p", SOURCE), LitmusOptions.DEFAULT);
  private static final Trace STUCK =
      PROGRAM.run(Plan.following(Schedule.parse("j1-0-1"), Tail.Fixed.LOWEST));
  private static final Legend CLASSES = new Classes(PROGRAM.legend());

  @Test
  void stepsSayWhoInitialisesWhat() {
    StepWords words = new StepWords(STUCK, CLASSES);
    assertThat(words.of(0)).isEqualTo("began the initialisation of Hen");
    assertThat(words.of(STUCK.pending(0))).isEqualTo("waits for the initialisation of Egg");
  }

  @Test
  void waitsNameTheThreadThatInitialises() {
    List<Waiting.Wait> waits = Waiting.of(STUCK, CLASSES);
    assertThat(waits.get(0).words())
        .startsWith("waits for the initialisation of Egg by b")
        .contains(", begun at step 2");
    assertThat(WaitCycle.among(waits).clauses(CLASSES))
        .containsExactly(
            "a initialises Hen and waits for the initialisation of Egg by b",
            "b initialises Egg and waits for the initialisation of Hen by a");
    assertThat(new StuckRemedies(STUCK, CLASSES).lines())
        .containsExactly(
            "use Egg and Hen before these threads are started: then this circle cannot close");
  }

  private record Classes(Legend legend) implements Legend {
    @Override
    public int threads() {
      return legend.threads();
    }

    @Override
    public String thread(int thread) {
      return legend.thread(thread);
    }

    @Override
    public String location(int location) {
      return "initialisation of " + legend.location(location);
    }

    @Override
    public Optional<String> initialised(int location) {
      return Optional.of(legend.location(location));
    }

    @Override
    public String waitQueue(int queue) {
      return legend.waitQueue(queue);
    }

    @Override
    public String site(int thread, int site) {
      return legend.site(thread, site);
    }
  }
}
