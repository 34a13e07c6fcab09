package dev.jacquard.maven;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A file that tells how to start the JVM in which programs run, without another JVM before it. The
 * command writes it when it has prepared a JDK: the words that start that JVM, one on each line,
 * and {@code end}. That JVM ends with a code of docs/command-line.md and 20; or with 75, before it
 * has done anything, if the JDK or Jacquard are others now.
 */
record DirectLaunch(Path file) {
  static final int NOT_USABLE = 75;

  /** Says that somebody waits for that code; without it that JVM would do what it can. */
  private static final String ASKED = "-Djacquard.lifeline=";

  private static final int OFFSET = 20;
  private static final int NOT_CONTROLLABLE = 4;
  private static final Set<Integer> CODES = Set.of(0, 1, 2, 3, NOT_CONTROLLABLE, 70);
  private static final String END = "end";
  private static final Set<String> ARCHIVES = Set.of("-XX:AOTCache=", "-XX:SharedArchiveFile=");

  /** Words that need other options of the JVM. */
  private static final Set<String> SPECIAL = Set.of("--debug", "csym", "--symmetry=csym");

  /** The file in a directory for one JDK and one copy of Jacquard. */
  static DirectLaunch in(Path directory, List<String> identity) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(String.join("\n", identity).getBytes(StandardCharsets.UTF_8));
      return new DirectLaunch(
          directory.resolve("launch-" + HexFormat.of().formatHex(digest, 0, 16)));
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new IllegalStateException(everyJdkHasIt);
    }
  }

  /** The command line for some words, if the file tells one that can still be used. */
  Optional<List<String>> command(List<String> words) {
    try {
      if (words.stream().anyMatch(SPECIAL::contains) || !Files.exists(file)) {
        return Optional.empty();
      }
      List<String> lines = Files.readAllLines(file);
      int end = lines.size() - 1;
      if (end < 1 || !lines.get(end).equals(END) || !isUsable(lines)) {
        return Optional.empty();
      }
      List<String> command = new ArrayList<>(lines.subList(0, end));
      command.add(1, ASKED);
      command.addAll(words);
      return Optional.of(command);
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /** Nobody has removed or written to what is used before that JVM can look itself. */
  private boolean isUsable(List<String> lines) throws IOException {
    for (String word : lines) {
      for (String option : ARCHIVES) {
        if (word.startsWith(option) && isNewer(Path.of(word.substring(option.length())))) {
          return false;
        }
      }
    }
    return Files.isExecutable(Path.of(lines.get(0)));
  }

  private boolean isNewer(Path used) throws IOException {
    return !Files.exists(used)
        || Files.getLastModifiedTime(used).compareTo(Files.getLastModifiedTime(file)) > 0;
  }

  /** What the end of that JVM means for the command. */
  static CommandEnd decoded(CommandEnd end) {
    int code = end.code() - OFFSET;
    return CODES.contains(code)
        ? new CommandEnd(code, end.report(), end.complaints())
        : end.lost(
            NOT_CONTROLLABLE,
            "the JVM in which the program ran ended with code "
                + end.code()
                + ", so nothing is known of the program");
  }
}
