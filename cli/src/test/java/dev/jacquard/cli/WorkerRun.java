package dev.jacquard.cli;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jacquard.testkit.Ended;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Uses of the {@code jacquard} command that need a JVM of their own. */
public final class WorkerRun {
  private static final List<String> OPTIONS = List.of("-XX:+UseSerialGC");

  private WorkerRun() {}

  /** Runs commands, given by names, one after the other in one worker. */
  static Map<String, CommandRun> inOneWorker(Map<String, List<String>> commands)
      throws IOException, InterruptedException {
    ObjectMapper json = new ObjectMapper();
    Path folder = Files.createTempDirectory("jacquard-commands");
    Path given = folder.resolve("commands.json");
    Path found = folder.resolve("runs.json");
    json.writeValue(given.toFile(), commands);
    CommandRun run =
        finished(
            start(
                WorkerJvm.command(
                    classPath(),
                    OPTIONS,
                    CommandsInWorker.class.getName(),
                    List.of(given.toString(), found.toString()))));
    if (run.exit() != 0) {
      throw new IllegalStateException("the worker ended early: " + run);
    }
    Map<String, CommandRun> runs = json.readValue(found.toFile(), new TypeReference<>() {});
    Files.delete(given);
    Files.delete(found);
    Files.delete(folder);
    return runs;
  }

  /** Runs one command in a JVM of its own, as a user does who has done so before. */
  public static CommandRun jacquard(String... words) throws IOException, InterruptedException {
    CommandRun run = finished(started(words));
    String err = run.err().replaceAll("jacquard: preparing the JDK, once: .*\\R", "");
    return new CommandRun(run.exit(), run.out(), err);
  }

  /** A command under way; before the first one the JDK is prepared, which it would tell of. */
  public static Process started(String... words) throws IOException {
    return started(List.of(), Map.of(), words);
  }

  /** The same by way of another command, in an environment with more in it. */
  public static Process started(List<String> by, Map<String, String> environment, String... words)
      throws IOException {
    WorkerJvm.command(classPath(), OPTIONS, Main.class.getName(), List.of());
    List<String> command = new ArrayList<>(by);
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName()));
    command.addAll(List.of(words));
    return start(command, environment);
  }

  private static List<Path> classPath() {
    return ProgramLoader.parse(System.getProperty("java.class.path"));
  }

  private static Process start(List<String> command) throws IOException {
    return start(command, Map.of());
  }

  private static Process start(List<String> command, Map<String, String> environment)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  /** What a process printed, once it has ended; it prints less than a pipe holds on each stream. */
  public static CommandRun finished(Process process) throws IOException, InterruptedException {
    return CommandRun.of(Ended.of(process));
  }
}
