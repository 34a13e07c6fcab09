package dev.jacquard.cli;

import static dev.jacquard.cli.CommandRun.jacquard;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Searches of litmus programs that are ended and taken up again, and checkpoints that don't fit.
 */
class CheckpointTest {
  private static final String SECTIONS = "../litmus/corpus/sections.litmus";

  @TempDir private Path folder;

  /** What is searched, and how. */
  static Stream<String> searches() {
    return Stream.of(
        "sections",
        "sections --reduction exhaustive",
        "sections --reduction sleep",
        "sections --reduction fg",
        "sections --reduction source",
        "sections --symmetry rf",
        "sections --symmetry val",
        "sections --symmetry csym",
        "sections --bound preemptions=1",
        "sections --random 40",
        "sections --random 40 --seed 7",
        "sections --pct 40:2 --seed 7",
        "ring --symmetry declared",
        "ring --symmetry guessed",
        "equal-choosers --continue",
        "choosers-of-failure --continue",
        "notify --continue",
        "racy --continue --reduction exhaustive",
        "sections --steps 5 --continue");
  }

  @ParameterizedTest
  @MethodSource("searches")
  void searchThatIsTakenUpAgainEndsAsIfItHadNeverBeenEnded(String search) {
    String checkpoint = checkpoint().toString();
    List<String> words = words(search);
    CommandRun whole = run(words, "--json");
    boolean drawn = search.contains("--random") && !search.contains("--seed");
    CommandRun part = run(words, "--json", "--checkpoint", checkpoint, "--executions", "1");
    assertThat(part.err()).startsWith("jacquard: go on with ./jacquard litmus ");
    for (String limit : List.of("2", "3", "7", "11")) {
      part = run(words, "--json", "--resume", checkpoint, "--executions", limit);
      if (!Files.exists(checkpoint())) {
        break;
      }
    }
    if (Files.exists(checkpoint())) {
      part = run(words, "--json", "--resume", checkpoint);
    }
    assertThat(part.exit()).isEqualTo(whole.exit());
    assertThat(facts(part, drawn)).isEqualTo(facts(whole, drawn));
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void searchThatCannotBeTakenUpHalfWaySaysSo() {
    List<String> words = words("ring --symmetry guessed");
    run(words, "--checkpoint", checkpoint().toString(), "--executions", "3");
    assertThat(run(words, "--resume", checkpoint().toString()).err())
        .isEqualTo(
            "jacquard: the state of this search can't be taken up half-way: 3 executions are made"
                + " again\n");
  }

  @Test
  void interruptedSearchLeavesACheckpoint() {
    Interruption interruption = new Interruption();
    interruption.request();
    CommandRun run =
        jacquard(interruption, "litmus", SECTIONS, "--checkpoint", checkpoint().toString());
    assertThat(run.out()).contains("interrupted");
    assertThat(run.err())
        .isEqualTo(
            "jacquard: go on with ./jacquard litmus "
                + SECTIONS
                + " --resume "
                + checkpoint()
                + "\n");
    CommandRun whole = jacquard("litmus", SECTIONS, "--json");
    CommandRun rest = jacquard("litmus", SECTIONS, "--json", "--resume", checkpoint().toString());
    assertThat(facts(rest, false)).isEqualTo(facts(whole, false));
  }

  @Test
  void checkpointOfAnotherSearchIsLeftAlone() throws IOException {
    byte[] bytes = begun();
    String file = checkpoint().toString();
    complains("--symmetry was none then, and is rf now", SECTIONS, "--symmetry", "rf");
    complains("--steps was 10000 then, and is 99 now", SECTIONS, "--steps", "99");
    complains("--continue was not given then, and is given now", SECTIONS, "--continue");
    complains("search was optimal then, and is random now", SECTIONS, "--random", "3");
    complains("file was ", CommandRun.program("ring"));
    complains("there is a checkpoint '", SECTIONS, "--checkpoint", file);
    assertThat(Files.readAllBytes(checkpoint())).isEqualTo(bytes);
  }

  @Test
  void changedProgramDoesNotFit() throws IOException {
    Path program = folder.resolve("program.litmus");
    Files.writeString(program, Files.readString(Path.of(SECTIONS)));
    String[] words = {"litmus", program.toString(), "--checkpoint", checkpoint().toString()};
    CommandRun begun =
        jacquard(
            Stream.concat(Arrays.stream(words), Stream.of("--executions", "3"))
                .toArray(String[]::new));
    assertThat(begun.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    Files.writeString(program, Files.readString(Path.of(SECTIONS)) + "# changed\n");
    complains("the file has changed since then", program.toString());
  }

  @Test
  void damagedFileIsRefused() throws IOException {
    byte[] bytes = begun();
    for (int length = 0; length < bytes.length; length += 1 + length / 8) {
      Files.write(checkpoint(), Arrays.copyOf(bytes, length));
      complains("", SECTIONS);
    }
    for (int at = 0; at < bytes.length; at += 7) {
      byte[] damaged = bytes.clone();
      damaged[at] ^= 1;
      Files.write(checkpoint(), damaged);
      complains("", SECTIONS);
    }
  }

  @Test
  void foreignFileIsRefusedAndNotOverwritten() throws IOException {
    Files.writeString(checkpoint(), "dear diary");
    complains("is no checkpoint of Jacquard", SECTIONS);
    CommandRun run = jacquard("litmus", SECTIONS, "--checkpoint", checkpoint().toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("exists and is no checkpoint");
    assertThat(checkpoint()).hasContent("dear diary");
  }

  @Test
  void onlySearchesOfOneFileAreSaved() {
    String[] two = {"litmus", SECTIONS, SECTIONS, "--checkpoint", checkpoint().toString()};
    assertThat(jacquard(two).err()).contains("are for the search of one file, but there are 2");
    String[] replay = {
      "litmus", SECTIONS, "--replay", "j1", "--checkpoint", checkpoint().toString()
    };
    assertThat(jacquard(replay).err()).contains("but there is a replay");
    String[] missing = {"litmus", SECTIONS, "--checkpoint", folder.resolve("no/c").toString()};
    assertThat(jacquard(missing).err()).contains("cannot write a checkpoint into the folder of");
    assertThat(jacquard("litmus", SECTIONS, "--resume", "nowhere").err())
        .contains("there is no checkpoint 'nowhere'");
  }

  private byte[] begun() throws IOException {
    run(words("sections"), "--checkpoint", checkpoint().toString(), "--executions", "5");
    return Files.readAllBytes(checkpoint());
  }

  private void complains(String sentence, String... words) {
    List<String> all = new ArrayList<>(List.of("litmus"));
    all.addAll(List.of(words));
    if (!all.contains("--checkpoint")) {
      all.addAll(List.of("--resume", checkpoint().toString()));
    }
    CommandRun run = jacquard(all.toArray(String[]::new));
    assertThat(run.exit()).as(run.err() + run.out()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).startsWith("jacquard: ").contains(sentence);
    assertThat(run.out()).isEmpty();
  }

  private Path checkpoint() {
    return folder.resolve("search.checkpoint");
  }

  private static List<String> words(String search) {
    List<String> words = new ArrayList<>(List.of(search.split(" ")));
    words.set(0, words.get(0).equals("sections") ? SECTIONS : CommandRun.program(words.get(0)));
    words.add(0, "litmus");
    return words;
  }

  private static CommandRun run(List<String> words, String... more) {
    return jacquard(Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new));
  }

  /** All that is said, except how long it took, and what was drawn. */
  private static ObjectNode facts(CommandRun run, boolean drawn) {
    ObjectNode facts = (ObjectNode) CommandRun.parse(run.out());
    facts.remove("seconds");
    return drawn ? facts.retain("executions", "verdict", "why") : facts;
  }
}
