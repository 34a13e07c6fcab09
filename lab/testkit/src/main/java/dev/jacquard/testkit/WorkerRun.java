package dev.jacquard.testkit;

import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.worker.WorkerJvm;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Runs a main class of the module under test in a worker JVM. */
public final class WorkerRun {
  /** Many programs, each of them run for a moment: the better compiler does not pay. */
  private static final List<String> OPTIONS = List.of("-XX:TieredStopAtLevel=1");

  private static final String BOOT_PATH = "-Xbootclasspath/a:";

  private WorkerRun() {}

  /** The carriers of this JDK, the best one first. */
  public static Stream<String> carriers() {
    return Runtime.version().feature() >= 24
        ? Stream.of("continuation", "thread")
        : Stream.of("thread");
  }

  /** What it prints. */
  public static String output(Class<?> main, String... arguments) throws IOException {
    return output(command(main, arguments));
  }

  /** What it prints. */
  public static String output(Class<?> main, List<String> arguments) throws IOException {
    return output(main, arguments.toArray(new String[0]));
  }

  /** What it prints if programs tell the local states of their threads. */
  public static String outputWithLocalStates(Class<?> main, String... arguments)
      throws IOException {
    return output(WorkerJvm.tellingLocalStates(command(main, arguments)));
  }

  /** What it prints if programs tell the local states of their threads. */
  public static String outputWithLocalStates(Class<?> main, List<String> arguments)
      throws IOException {
    return outputWithLocalStates(main, arguments.toArray(new String[0]));
  }

  /** What it prints on a JDK as it is, which the agent rewrites. */
  public static String outputWithAgent(Class<?> main, String... arguments) throws IOException {
    return output(withAgent(main, arguments));
  }

  /** What it prints on another JDK. */
  public static String outputOn(Path javaHome, Class<?> main, List<String> arguments)
      throws IOException {
    List<String> command = withAgent(main, arguments.toArray(new String[0]));
    command.set(0, javaHome.resolve("bin").resolve("java").toString());
    command.add(1, "--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED");
    return output(command);
  }

  /** What it prints if some classes of the runtime are others. */
  public static String outputWith(Path otherClasses, Class<?> main, String... arguments)
      throws IOException {
    List<String> command = withAgent(main, arguments);
    command.replaceAll(
        option ->
            option.startsWith(BOOT_PATH)
                ? BOOT_PATH
                    + otherClasses
                    + File.pathSeparator
                    + option.substring(BOOT_PATH.length())
                : option);
    return output(command);
  }

  private static List<String> command(Class<?> main, String... arguments) throws IOException {
    return WorkerJvm.command(classPath(), OPTIONS, main.getName(), Arrays.asList(arguments));
  }

  private static List<String> withAgent(Class<?> main, String... arguments) throws IOException {
    return WorkerJvm.withAgent(classPath(), OPTIONS, main.getName(), Arrays.asList(arguments));
  }

  private static String output(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      process.destroyForcibly();
    }
  }

  /** All that this test has; the runtime too, for the compiler, though the boot loader has it. */
  private static List<Path> classPath() {
    List<Path> classPath = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      classPath.add(Path.of(entry));
    }
    classPath.add(
        Path.of(JvmProgram.class.getProtectionDomain().getCodeSource().getLocation().getPath()));
    return classPath;
  }
}
