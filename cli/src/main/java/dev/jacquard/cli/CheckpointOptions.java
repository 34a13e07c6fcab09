package dev.jacquard.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options by which a search can be ended and taken up again. */
final class CheckpointOptions {
  /** Ends the name of a file that nobody named. */
  static final String SUFFIX = ".jacquard-checkpoint";

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

  /** What the checkpoint to go on from has in it, if there is one to go on from. */
  Optional<CheckpointFile.Content> content() {
    try {
      return resumed.map(path -> new CheckpointFile(path).read());
    } catch (CheckpointMistake mistake) {
      throw new ParameterException(spec.commandLine(), mistake.getMessage(), mistake);
    }
  }

  /** What the search to go on with has asked. */
  Optional<Question> earlier() {
    return content().map(CheckpointFile.Content::search);
  }

  boolean areUsed() {
    return file.isPresent() || resumed.isPresent();
  }

  /** Where the state of a search is saved; complains if that is impossible. */
  Optional<CheckpointFile> target() {
    Optional<CheckpointFile> target = file.or(() -> resumed).map(CheckpointFile::new);
    target.ifPresent(this::check);
    return target;
  }

  private void check(CheckpointFile target) {
    Path path = target.path();
    Path folder = path.toAbsolutePath().getParent();
    boolean isResumed = resumed.isPresent() && resumed.get().equals(path);
    if (folder == null || !Files.isWritable(folder)) {
      complain("cannot write a checkpoint into the folder of '" + path + "'");
    }
    if (!target.isFree()) {
      complain("'" + path + "' exists and is no checkpoint; give --checkpoint another name");
    }
    if (Files.exists(path) && !isResumed) {
      complain(
          "there is a checkpoint '"
              + path
              + "' already; go on with it by --resume, or delete it first");
    }
  }

  private static void complain(String sentence) {
    throw new CheckpointMistake(sentence, null);
  }

  Duration every() {
    return every;
  }

  /** The command that goes on from a checkpoint. */
  String resumeLine(Path checkpoint) {
    List<String> words = spec.root().commandLine().getParseResult().originalArgs();
    ShellWords line = new ShellWords().add("./jacquard");
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
