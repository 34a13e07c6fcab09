package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import dev.jacquard.kernel.Program;
import dev.jacquard.runtime.JvmProgram;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** How a JVM is started in which programs can be controlled. */
public final class WorkerJvm {
  /** From this JDK on, threads are continuations that monitors don't pin. */
  private static final int CONTINUATIONS = 24;

  private static final String AGENT = "-javaagent:";

  /** A class of each module that the main class of a worker may need, if the module is there. */
  private static final List<String> MODULES =
      List.of(
          "dev.jacquard.check.Options",
          "dev.jacquard.explore.Explorer",
          "dev.jacquard.report.Counterexample");

  private WorkerJvm() {}

  /** Whether the present JVM was started so. */
  public static boolean isThisOne() {
    return JvmProgram.class.getClassLoader() == null && Agent.isActive();
  }

  /**
   * A command that starts a worker.
   *
   * @param classPath where {@code main} and what it needs are found, beside Jacquard's own classes
   * @param options more options for the JVM
   */
  public static List<String> command(
      List<Path> classPath, List<String> options, String main, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+IgnoreUnrecognizedVMOptions");
    // As many workers as with four processors, on every machine.
    command.add("-Djava.util.concurrent.ForkJoinPool.common.parallelism=3");
    command.add("-Xlog:cds=off"); // the boot path is longer than that of the archive: fine
    command.add("-Xlog:cds+dynamic=off");
    command.add("-Xshare:auto");
    command.add("-ea");
    command.addAll(Compilers.options());
    command.add("--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED");
    command.add("--add-opens=java.base/java.lang=ALL-UNNAMED");
    if (Runtime.version().feature() >= CONTINUATIONS) {
      command.add("--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED");
    }
    command.add("-Xbootclasspath/a:" + join(locations(Program.class, JvmProgram.class)));
    command.add(AGENT + AgentJar.in(locations(Agent.class).iterator().next()));
    command.addAll(options);
    Set<Path> all = new LinkedHashSet<>(ownClassPath());
    all.addAll(classPath);
    command.add("-cp");
    command.add(join(all));
    command.add(main);
    command.addAll(arguments);
    return command;
  }

  /** The command for a worker whose programs tell the local states of their threads. */
  public static List<String> tellingLocalStates(List<String> command) {
    List<String> telling = new ArrayList<>(command);
    for (int i = 0; i < telling.size(); i++) {
      if (telling.get(i).startsWith(AGENT)) { // ours is the first
        telling.set(i, telling.get(i) + "=" + Agent.LOCAL_STATES);
        break;
      }
    }
    return telling;
  }

  private static Set<Path> ownClassPath() {
    Set<Path> own = locations(WorkerJvm.class);
    MODULES.forEach(name -> own.addAll(module(name)));
    own.addAll(locations(Agent.needed().toArray(new Class<?>[0])));
    return own;
  }

  private static Set<Path> module(String name) {
    try {
      return locations(Class.forName(name, false, WorkerJvm.class.getClassLoader()));
    } catch (ClassNotFoundException notNeeded) {
      return Set.of();
    }
  }

  private static Set<Path> locations(Class<?>... classes) {
    Set<Path> locations = new LinkedHashSet<>();
    for (Class<?> type : classes) {
      try {
        locations.add(Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()));
      } catch (URISyntaxException e) {
        throw new IllegalStateException(e);
      }
    }
    return locations;
  }

  private static String join(Set<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
