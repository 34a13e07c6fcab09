package dev.jacquard.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The {@code jacquard} command with a cache of its own.
 *
 * @param jdk the home of the JDK
 * @param cache the folder; need not exist
 */
record CachedCommand(Path jdk, Path cache) {
  private static final Path THIS_JDK = Path.of(System.getProperty("java.home"));
  private static final String SUBJECT = "dev.jacquard.cli.programs.Account#missedSignal";

  /** What a JDK resolves links of to find out where it is, and what an update would replace. */
  private static final List<String> FILES =
      List.of(
          "release",
          "bin/java",
          "lib/modules",
          "lib/jvm.cfg",
          "lib/libjli.so",
          "lib/server/libjvm.so");

  /** With the JDK of this JVM. */
  static CachedCommand in(Path cache) {
    return new CachedCommand(THIS_JDK, cache);
  }

  /** With a JDK in another folder that is made of links, and can be updated there. */
  static CachedCommand withLinkedJdk(Path folder, Path cache)
      throws IOException, InterruptedException {
    run("cp", "-rs", THIS_JDK.toString(), folder.toString());
    for (String file : FILES) {
      Files.delete(folder.resolve(file));
      Files.copy(THIS_JDK.resolve(file), folder.resolve(file));
    }
    run("chmod", "+x", folder.resolve("bin/java").toString());
    return new CachedCommand(folder, cache);
  }

  private static void run(String... command) throws IOException, InterruptedException {
    int exit = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (exit != 0) {
      throw new IOException(String.join(" ", command) + " ended with " + exit);
    }
  }

  /** The same with a copy of the cache, whose files look as old as they are. */
  CachedCommand withCopy(Path copy) throws IOException, InterruptedException {
    run("cp", "-a", cache.toString(), copy.toString());
    return new CachedCommand(jdk, copy);
  }

  /** A check of a program with a known bug, under way. */
  Process check() throws IOException {
    return start(List.of(), checkWords());
  }

  String[] checkWords() {
    return new String[] {"check", "-cp", "target/test-classes", SUBJECT};
  }

  /** Starts a command after some words that set limits. */
  Process start(List<String> prefix, String... words) throws IOException {
    return start(prefix, Main.class, words);
  }

  /** The command by which a worker is started for the check. */
  List<String> workerCommand() throws IOException, InterruptedException {
    CommandRun run = WorkerRun.finished(start(List.of(), WorkerCommand.class, checkWords()));
    return new ArrayList<>(run.out().lines().toList());
  }

  private Process start(List<String> prefix, Class<?> main, String... words) throws IOException {
    List<String> command = new ArrayList<>(prefix);
    command.addAll(
        List.of(
            jdk.resolve("bin/java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            main.getName()));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JACQUARD_CACHE", cache.toString());
    builder.environment().remove("JACQUARD_IMAGE");
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  /** Runs a command to its end. */
  CommandRun run(List<String> prefix, String... words) throws IOException, InterruptedException {
    return WorkerRun.finished(start(prefix, words));
  }

  /** Runs the check to its end. */
  CommandRun checked() throws IOException, InterruptedException {
    return WorkerRun.finished(check());
  }

  /** The folders of complete images. */
  List<Path> images() throws IOException {
    return list().filter(folder -> !folder.getFileName().toString().contains("-")).toList();
  }

  /** Folders in which somebody makes or deletes an image, or has left one. */
  List<Path> remains() throws IOException {
    return list().filter(folder -> folder.getFileName().toString().contains("-")).toList();
  }

  private Stream<Path> list() throws IOException {
    Path images = cache.resolve("images");
    return Files.isDirectory(images)
        ? Stream.of(images.toFile().listFiles()).map(f -> f.toPath())
        : Stream.of();
  }
}
