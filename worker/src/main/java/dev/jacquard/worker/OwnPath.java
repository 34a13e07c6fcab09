package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import dev.jacquard.image.ImageStore;
import dev.jacquard.kernel.Program;
import dev.jacquard.runtime.JvmProgram;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Where Jacquard's own classes are, and what every worker is told. */
final class OwnPath {
  /** A class of each module that the main class of a worker may need, if the module is there. */
  private static final List<String> MODULES =
      List.of(
          "dev.jacquard.check.Options",
          "dev.jacquard.cluster.office.Office",
          "dev.jacquard.explore.Explorer",
          "dev.jacquard.report.Counterexample");

  /** The option that tells a worker of which JDK its own was made. */
  static final String ORIGINAL = "-Djacquard.jdk=";

  /** The option that tells a worker where the kernel and the runtime came from. */
  private static final String RUNTIME = "-Djacquard.runtime=";

  private OwnPath() {}

  /** The JDK of this JVM, as it was before it was rewritten. */
  static Path jdk() {
    return Path.of(System.getProperty("jacquard.jdk", System.getProperty("java.home")));
  }

  /** Options for the JVM of every worker. */
  static List<String> jvmOptions() {
    List<String> options = new ArrayList<>();
    options.add("-XX:+IgnoreUnrecognizedVMOptions");
    // As many workers as with four processors, on every machine.
    options.add("-Djava.util.concurrent.ForkJoinPool.common.parallelism=3");
    options.add("-ea");
    options.add(ORIGINAL + jdk());
    options.add(RUNTIME + join(runtime()));
    options.addAll(Compilers.options());
    return options;
  }

  /** The kernel and the runtime; in a worker they are where they can't be found again. */
  static List<Path> runtime() {
    String told = System.getProperty("jacquard.runtime", "");
    return told.isEmpty() ? of(Program.class, JvmProgram.class) : ProgramLoader.parse(told);
  }

  /** What rewrites classes. */
  static List<Path> rewriter() {
    Set<Path> all = new LinkedHashSet<>(of(ImageStore.class));
    all.addAll(of(Agent.needed().toArray(new Class<?>[0])));
    return List.copyOf(all);
  }

  /** What a worker needs beside the program and the runtime. */
  static List<Path> worker() {
    Set<Path> own = new LinkedHashSet<>(of(WorkerJvm.class));
    MODULES.forEach(name -> own.addAll(module(name)));
    own.addAll(rewriter());
    return List.copyOf(own);
  }

  /** A class path after our own. */
  static List<Path> before(List<Path> classPath) {
    Set<Path> all = new LinkedHashSet<>(worker());
    all.addAll(classPath);
    return List.copyOf(all);
  }

  private static List<Path> module(String name) {
    try {
      return of(Class.forName(name, false, WorkerJvm.class.getClassLoader()));
    } catch (ClassNotFoundException notNeeded) {
      return List.of();
    }
  }

  /** Where some classes are, each place once. */
  static List<Path> of(Class<?>... classes) {
    Set<Path> locations = new LinkedHashSet<>();
    for (Class<?> type : classes) {
      try {
        locations.add(Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()));
      } catch (URISyntaxException e) {
        throw new IllegalStateException(e);
      }
    }
    return List.copyOf(locations);
  }

  static String join(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
