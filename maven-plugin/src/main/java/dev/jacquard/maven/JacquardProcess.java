package dev.jacquard.maven;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A JVM that runs one {@code jacquard} command. What the command prints on its error output, such
 * as its progress, is told at once; the report is told at the end. It ends with Maven.
 *
 * @param javaHome the JDK to use
 * @param classPath where the command and all it needs are found
 * @param launches the directory for what makes the next start faster, if there is one
 */
record JacquardProcess(Path javaHome, List<Path> classPath, Optional<Path> launches) {
  private static final String MAIN = "dev.jacquard.cli.Main";

  JacquardProcess {
    classPath = List.copyOf(classPath);
  }

  /** The command line for some words. */
  List<String> command(List<String> words) {
    List<String> command = new ArrayList<>();
    command.add(javaHome.resolve("bin").resolve("java").toString());
    command.add("-XX:+UseSerialGC");
    launch().ifPresent(launch -> command.add("-Djacquard.launch=" + launch.file()));
    command.add("-cp");
    command.add(joined());
    command.add(MAIN);
    command.addAll(words);
    return command;
  }

  private String joined() {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private Optional<DirectLaunch> launch() {
    return launches.map(
        directory -> DirectLaunch.in(directory, List.of(javaHome.toString(), joined())));
  }

  /** Runs it in a directory, which relative paths in the report are told from. */
  CommandEnd run(Path directory, List<String> words, Consumer<String> errors)
      throws IOException, InterruptedException {
    Optional<List<String>> direct = launch().flatMap(launch -> launch.command(words));
    if (direct.isPresent()) {
      CommandEnd end = end(directory, direct.get(), errors);
      if (end.code() != DirectLaunch.NOT_USABLE) {
        return DirectLaunch.decoded(end);
      }
    }
    return end(directory, command(words), errors);
  }

  private static CommandEnd end(Path directory, List<String> command, Consumer<String> errors)
      throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).directory(directory.toFile()).start();
    Thread killer = new Thread(process::destroy, "jacquard-end");
    Runtime.getRuntime().addShutdownHook(killer);
    try {
      process.getOutputStream().close();
      List<String> complaints = Collections.synchronizedList(new ArrayList<>());
      Thread listener =
          new Thread(
              () -> read(process.getErrorStream(), errors.andThen(complaints::add)),
              "jacquard-errors");
      listener.start();
      List<String> report = new ArrayList<>();
      read(process.getInputStream(), report::add);
      listener.join();
      return new CommandEnd(process.waitFor(), report, complaints);
    } finally {
      process.destroy();
      removeHook(killer);
    }
  }

  private static void read(InputStream stream, Consumer<String> each) {
    // The command prints in the encoding of the platform, as every JVM here does.
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream, Charset.defaultCharset()))) {
      lines.lines().forEach(each);
    } catch (UncheckedIOException | IOException over) {
      // the process has ended, and its exit code tells how
    }
  }

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endingAnyway) {
      // Maven ends, and the hook does the same
    }
  }
}
