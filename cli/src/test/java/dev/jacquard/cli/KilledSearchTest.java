package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A search whose processes are killed at random moments comes to the same end in the last one. */
@Timeout(600)
class KilledSearchTest {
  private static final String WRITES =
      "volatile int x; thread t[3] { x = 1; x = 2; x = 3; x = 4; x = 5; }";
  private static final int LONGEST_LIFE = 50;

  @TempDir private Path folder;

  @Test
  void litmusProgramIsSearchedToItsEndInSpiteOfTenKills() throws Exception {
    Path program = folder.resolve("writes.litmus");
    Files.writeString(program, WRITES);
    survive(10, List.of("litmus", program.toString(), "--races", "ignore"), List.of());
  }

  @Test
  void jvmProgramIsSearchedToItsEndInSpiteOfTenKills() throws Exception {
    survive(10, counters(), List.of("--", "2", "7"));
  }

  @Tag("slow")
  @Test
  void jvmProgramIsSearchedToItsEndInSpiteOfFiftyKills() throws Exception {
    survive(50, counters(), List.of("--", "3", "4"));
  }

  /** A search that is saved is not learned, nor is the one that it is compared with. */
  private static List<String> counters() {
    return List.of(
        "check",
        "-cp",
        "target/test-classes",
        "dev.jacquard.cli.programs.Counters",
        "--symmetry",
        "none",
        "--no-learning");
  }

  private void survive(int kills, List<String> words, List<String> arguments) throws Exception {
    Path checkpoint = folder.resolve("checkpoint");
    SplittableRandom random = new SplittableRandom(1);
    int killed = 0;
    while (killed < kills) {
      Process search = start(words, checkpoint, arguments);
      kill(search, checkpoint, random.nextInt(LONGEST_LIFE));
      killed++;
    }
    CommandRun end = WorkerRun.finished(start(words, checkpoint, arguments));
    CommandRun whole = WorkerRun.jacquard(words(words, List.of("--json"), arguments));
    assertThat(end.err()).isEmpty();
    assertThat(end.exit()).isEqualTo(whole.exit());
    assertThat(facts(end)).isEqualTo(facts(whole));
    assertThat(checkpoint).doesNotExist();
  }

  private static Process start(List<String> words, Path checkpoint, List<String> arguments)
      throws IOException {
    String option = Files.exists(checkpoint) ? "--resume" : "--checkpoint";
    List<String> options =
        List.of("--json", option, checkpoint.toString(), "--checkpoint-every", "20ms");
    return WorkerRun.started(words(words, options, arguments));
  }

  /** Kills a search, with the worker in which it runs, some time after it has come on. */
  private static void kill(Process search, Path checkpoint, int delay) throws Exception {
    FileTime before = time(checkpoint);
    while (time(checkpoint).equals(before) && search.isAlive()) {
      search.waitFor(1, TimeUnit.MILLISECONDS);
    }
    search.waitFor(delay, TimeUnit.MILLISECONDS);
    List<ProcessHandle> workers = search.descendants().toList();
    search.destroyForcibly().waitFor();
    for (ProcessHandle worker : workers) {
      worker.destroyForcibly();
      worker.onExit().get();
    }
  }

  private static FileTime time(Path file) throws IOException {
    return Files.exists(file) ? Files.getLastModifiedTime(file) : FileTime.fromMillis(0);
  }

  private static String[] words(List<String> words, List<String> options, List<String> arguments) {
    List<String> all = new ArrayList<>(words);
    Stream.of(options, arguments).forEach(all::addAll);
    return all.toArray(String[]::new);
  }

  private static ObjectNode facts(CommandRun run) {
    ObjectNode facts = (ObjectNode) CommandRun.parse(run.out());
    facts.remove(List.of("seconds", "executionsPerSecond"));
    return facts;
  }
}
