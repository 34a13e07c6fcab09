package dev.jacquard.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The class path of programs that somebody wants to check. */
public record ProgramPath(List<Path> entries) {
  private static final Pattern JUPITER =
      Pattern.compile("junit-jupiter-api-(\\d+)\\.(\\d+)[^/]*\\.jar");
  private static final Pattern OURS = Pattern.compile("jacquard-junit-(.+)\\.jar");
  private static final int[] OLDEST_JUPITER = {5, 10};

  public ProgramPath {
    entries = List.copyOf(entries);
  }

  /** What is to be said of it, on a JDK and with a version of Jacquard. */
  public List<Advice> advice(int jdk, String version) {
    List<Advice> advice = new ArrayList<>();
    int classes = 0;
    for (Path entry : entries) {
      if (!Files.exists(entry)) {
        advice.add(Advice.wrong("classes", entry + " does not exist: compile the program first"));
        continue;
      }
      try {
        ClassFiles files = ClassFiles.of(entry);
        classes += files.count();
        if (files.newest() > jdk) {
          advice.add(tooNew(entry, files, jdk));
        }
      } catch (IOException unreadable) {
        advice.add(Advice.wrong("classes", entry + " can't be read: " + unreadable.getMessage()));
      }
      name(entry).ifPresent(file -> ofLibrary(file, version, advice));
    }
    advice.add(
        classes == 0
            ? Advice.wrong("classes", "there are no class files on the class path: compile first")
            : Advice.fine("classes", classes + " in " + entries.size() + " entries"));
    return advice;
  }

  private static Advice tooNew(Path entry, ClassFiles files, int jdk) {
    return Advice.wrong(
        "classes",
        entry
            + " has classes for JDK "
            + files.newest()
            + " ("
            + files.example()
            + "), and this is JDK "
            + jdk
            + ": set JACQUARD_JAVA_HOME to a newer one");
  }

  private static Optional<String> name(Path entry) {
    return Optional.ofNullable(entry.getFileName()).map(Path::toString);
  }

  private static void ofLibrary(String file, String version, List<Advice> advice) {
    Matcher jupiter = JUPITER.matcher(file);
    if (jupiter.matches()) {
      String found = "JUnit Jupiter " + jupiter.group(1) + "." + jupiter.group(2);
      advice.add(
          isOld(Integer.parseInt(jupiter.group(1)), Integer.parseInt(jupiter.group(2)))
              ? Advice.wrong("JUnit", found + ": @EveryInterleaving needs 5.10 or newer")
              : Advice.fine("JUnit", found));
    }
    Matcher ours = OURS.matcher(file);
    if (ours.matches() && !ours.group(1).equals(version)) {
      advice.add(
          Advice.note(
              "versions", "the tests use Jacquard " + ours.group(1) + ", and this is " + version));
    }
  }

  private static boolean isOld(int major, int minor) {
    return major < OLDEST_JUPITER[0] || (major == OLDEST_JUPITER[0] && minor < OLDEST_JUPITER[1]);
  }
}
