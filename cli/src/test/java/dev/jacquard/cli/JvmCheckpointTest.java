package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches of JVM programs that are ended and taken up again by another loader and execution. */
class JvmCheckpointTest {
  private static final String PROGRAMS = "dev.jacquard.cli.programs.";
  private static final String DOCTOR = "dev.jacquard.cli.doctor.programs.";
  private static final List<String> SEARCHES =
      List.of(
          PROGRAMS + "Counters -- 3 2",
          PROGRAMS + "Counters --symmetry none -- 3 2",
          PROGRAMS + "Counters --symmetry rf -- 3 2",
          PROGRAMS + "Counters --symmetry none --reduction source -- 2 3",
          PROGRAMS + "Counters --bound preemptions=1 -- 2 3",
          PROGRAMS + "Counters --random 20 --seed 3 -- 2 3",
          PROGRAMS + "Counters --symmetry csym --races explore -- 3 1",
          PROGRAMS + "Counters --symmetry guessed -- 3 2",
          DOCTOR + "WaitNotify --symmetry none --continue",
          DOCTOR + "StoreBuffer --races explore",
          DOCTOR + "SometimesWrong --continue",
          DOCTOR + "Chooser --continue",
          DOCTOR + "FourCounters",
          PROGRAMS + "Gate --continue",
          PROGRAMS + "Rings#philosophers --symmetry guessed --continue",
          PROGRAMS + "Rings#declared --symmetry declared",
          PROGRAMS + "Rings#files",
          PROGRAMS + "Account#missedSignal --continue",
          DOCTOR + "LostUpdate --races explore --continue",
          DOCTOR + "MonitorsInOppositeOrder --continue");

  @TempDir private Path folder;

  @Test
  void searchThatIsTakenUpAgainEndsAsIfItHadNeverBeenEnded()
      throws IOException, InterruptedException {
    Map<String, List<String>> commands = new LinkedHashMap<>();
    for (int i = 0; i < SEARCHES.size(); i++) {
      String search = SEARCHES.get(i);
      String file = folder.resolve("checkpoint-" + i).toString();
      commands.put("whole " + search, words(search));
      commands.put("begun " + search, words(search, "--checkpoint", file, "--executions", "2"));
      commands.put("later " + search, words(search, "--resume", file, "--executions", "5"));
      commands.put("ended " + search, words(search, "--resume", file));
    }
    Map<String, CommandRun> runs = WorkerRun.inOneWorker(commands);
    for (String search : SEARCHES) {
      CommandRun whole = runs.get("whole " + search);
      assertThat(whole.err()).as(search).isEmpty();
      CommandRun ended = runs.get("ended " + search);
      if (ended.exit() == ExitCode.USAGE.code()) { // it was over already
        assertThat(ended.err()).as(search).contains("there is no checkpoint");
        ended = runs.get("later " + search);
      }
      if (ended.exit() == ExitCode.USAGE.code()) {
        assertThat(ended.err()).as(search).contains("there is no checkpoint");
        ended = runs.get("begun " + search);
      }
      assertThat(ended.exit()).as(search + ended.err()).isEqualTo(whole.exit());
      assertThat(facts(ended)).as(search).isEqualTo(facts(whole));
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void searchThatGoesOnMeetingNewLocationsIsTakenUpByTheirNames()
      throws IOException, InterruptedException {
    String search = PROGRAMS + "Slots --continue";
    String file = folder.resolve("checkpoint").toString();
    Map<String, List<String>> commands = new LinkedHashMap<>();
    commands.put("whole", words(search));
    commands.put("begun", words(search, "--checkpoint", file, "--executions", "4500"));
    commands.put("later", words(search, "--resume", file, "--executions", "4510"));
    commands.put("ended", words(search, "--resume", file));
    Map<String, CommandRun> runs = WorkerRun.inOneWorker(commands);
    assertThat(runs.get("begun").exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(runs.get("later").err()).doesNotContain("made again");
    assertThat(runs.get("ended").err()).isEmpty();
    assertThat(facts(runs.get("ended"))).isEqualTo(facts(runs.get("whole")));
  }

  private static List<String> words(String search, String... more) {
    List<String> words = new ArrayList<>(List.of("check", "-cp"));
    words.add("target/classes" + java.io.File.pathSeparator + "target/test-classes");
    words.add("--json");
    words.addAll(List.of(more));
    words.addAll(List.of(search.split(" ")));
    return words;
  }

  private static ObjectNode facts(CommandRun run) {
    ObjectNode facts = (ObjectNode) CommandRun.parse(run.out());
    facts.remove(List.of("seconds", "executionsPerSecond"));
    return facts;
  }
}
