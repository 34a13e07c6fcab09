package dev.jacquard.conformance;

import dev.jacquard.worker.WorkerJvm;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs a main class in a worker JVM. */
final class WorkerRun {
  /** Where the programs are. */
  static final Path ROOT = Path.of("target", "test-classes").toAbsolutePath();

  private static final Path HARNESS = Path.of("target", "classes").toAbsolutePath();

  /** The class path of programs. */
  static final String CLASS_PATH = ROOT + File.pathSeparator + HARNESS;

  private WorkerRun() {}

  /** All that it prints. */
  static String of(Class<?> main, List<String> arguments) throws IOException {
    return output(command(main, arguments));
  }

  /** The same on another JDK. */
  static String on(OtherJdk jdk, Class<?> main, List<String> arguments) throws IOException {
    return output(jdk.command(command(main, arguments)));
  }

  /** The same in a worker whose programs tell the local states of their threads. */
  static String withLocalStates(Class<?> main, List<String> arguments) throws IOException {
    return output(WorkerJvm.tellingLocalStates(command(main, arguments)));
  }

  private static List<String> command(Class<?> main, List<String> arguments) throws IOException {
    return WorkerJvm.command(List.of(HARNESS, ROOT), List.of(), main.getName(), arguments);
  }

  private static String output(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      process.destroyForcibly();
    }
  }
}
