package dev.jacquard.cli.option;

import dev.jacquard.check.Checkpoint;
import dev.jacquard.check.saved.CheckpointFile;
import dev.jacquard.check.saved.CheckpointKey;
import dev.jacquard.check.saved.CheckpointMistake;
import dev.jacquard.check.saved.Saving;
import dev.jacquard.cli.terminal.ShellWords;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options by which a search can be ended and taken up again. */
public final class CheckpointOptions implements Saving.Teller {
  /** Ends the name of a file that nobody named. */
  public static final String SUFFIX = ".jacquard-checkpoint";

  private static final List<String> WITH_FILE = List.of("--checkpoint", "--resume");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = "save the state of the search in FILE every few seconds, for --resume")
  private Optional<Path> file;

  @Option(
      names = "--checkpoint-every",
      paramLabel = "TIME",
      defaultValue = "5s",
      description = "how often the state is saved (default 5s)")
  private Duration every;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "go on with the search whose state is in FILE, and save it there again")
  private Optional<Path> resumed;

  /** What the options ask for. */
  public Checkpoint value() {
    return new Checkpoint(
        file.map(Path::toString).orElse(""), resumed.map(Path::toString).orElse(""), every);
  }

  /** What the search to go on with has asked. */
  public Optional<CheckpointKey> earlier() {
    try {
      return CheckpointFile.content(value()).map(CheckpointFile.Content::search);
    } catch (CheckpointMistake mistake) {
      throw new ParameterException(spec.commandLine(), mistake.getMessage(), mistake);
    }
  }

  @Override
  public void tell(String sentence) {
    PrintWriter err = spec.commandLine().getErr();
    err.println("jacquard: " + sentence);
    err.flush();
  }

  @Override
  public String resumeLine(Path checkpoint) {
    List<String> words = spec.root().commandLine().getParseResult().originalArgs();
    ShellWords line = new ShellWords();
    int end = words.contains("--") ? words.indexOf("--") : words.size();
    for (int i = 0; i < end; i++) {
      String word = words.get(i);
      if (WITH_FILE.contains(word)) {
        i++; // its file
      } else if (WITH_FILE.stream().noneMatch(option -> word.startsWith(option + "="))) {
        line.add(word);
      }
    }
    line.add("--resume", checkpoint.toString());
    return line.add(words.subList(end, words.size()).toArray(String[]::new)).line();
  }
}
