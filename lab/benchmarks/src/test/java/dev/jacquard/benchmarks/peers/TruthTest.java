package dev.jacquard.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.benchmarks.jvm.MeasuringProcess;
import dev.jacquard.benchmarks.peers.guest.Checked;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What Jacquard says of the programs on which tools are compared. */
class TruthTest {
  private static final int MOST = 10_000;

  private static Map<String, String> said;

  /** Checks all programs, each once; the main class of a worker JVM. */
  static final class AllPrograms {
    private AllPrograms() {}

    public static void main(String[] words) {
      for (ComparedProgram program : ComparedProgram.ALL) {
        Checked checked = JacquardGuest.checkOf(program.words(), MOST).run();
        Outcome outcome = Outcome.of(checked, MOST);
        System.out.println(program.title() + "\t" + outcome.verdict() + " " + outcome.executions());
      }
      System.exit(0);
    }
  }

  @BeforeAll
  static void checkAll() throws IOException {
    List<String> command =
        WorkerJvm.command(
            List.of(Workplace.location(TruthTest.class), Workplace.location(JacquardGuest.class)),
            List.of(),
            AllPrograms.class.getName(),
            List.of());
    said =
        MeasuringProcess.output(command)
            .lines()
            .map(line -> line.split("\t"))
            .collect(Collectors.toMap(cells -> cells[0], cells -> cells[1]));
  }

  @Test
  void jacquardSaysTheTruthOfEveryProgram() {
    assertThat(said).hasSameSizeAs(ComparedProgram.ALL);
    for (ComparedProgram program : ComparedProgram.ALL) {
      assertThat(said.get(program.title()))
          .as(program.title())
          .startsWith(program.truth().toString());
    }
  }

  @Test
  void programsHaveTheTracesThatTheoryGivesThem() {
    assertThat(said)
        .containsEntry("2x3 volatile writes", "exhausted 20")
        .containsEntry("2x2 atomic adds", "exhausted 6")
        .containsEntry("4x2 atomic adds", "exhausted 2520")
        .containsEntry("2x1 lock sections", "exhausted 2")
        .containsEntry("3x1 lock sections", "exhausted 6")
        .containsEntry("3x2 independent writes", "exhausted 1")
        .containsEntry("indexer, 2 threads", "exhausted 1")
        .containsEntry("indexer, 12 threads", "exhausted 8");
  }
}
