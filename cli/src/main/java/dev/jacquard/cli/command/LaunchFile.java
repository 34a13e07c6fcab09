package dev.jacquard.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How to start a worker, in a file: the command without the words of the user, a word on each line,
 * and {@code end}. Whoever starts {@code jacquard} often names such a file, and the next time
 * starts the worker directly. That saves a JVM.
 *
 * <p>A worker that must not be used any more, because the JDK or Jacquard are others now, ends with
 * code 75 before it has done anything; else with a code of docs/command-line.md and 20. Any other
 * code is not its own.
 */
record LaunchFile(Path file) {
  /** The property by which whoever starts the command names the file. */
  private static final String PROPERTY = "jacquard.launch";

  private static final String END = "end";

  /** The file that is wanted, if one is. */
  static Optional<LaunchFile> wanted() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .filter(name -> !name.isEmpty())
        .map(name -> new LaunchFile(Path.of(name).toAbsolutePath()));
  }

  /** Writes the command. Without the file the next start is slower, not wrong. */
  void write(List<String> command) {
    if (command.stream().anyMatch(word -> word.contains("\n"))) {
      return;
    }
    List<String> lines = new ArrayList<>(command);
    lines.add(END);
    try {
      Files.createDirectories(file.getParent());
      Path fresh = Files.createTempFile(file.getParent(), "new-", "");
      Files.write(fresh, lines);
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException notToBeWritten) {
      return;
    }
  }
}
