package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.Program;
import dev.jacquard.report.Prose;
import dev.jacquard.runtime.JvmProgram;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** How a JVM is started in which programs can be controlled. */
public final class WorkerJvm {
  /** From this JDK on, threads are continuations that monitors don't pin. */
  private static final int CONTINUATIONS = 24;

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
    command.add("-Xlog:cds=off"); // the boot path is longer than that of the archive: fine
    command.add("-Xlog:cds+dynamic=off");
    command.add("-Xshare:auto");
    command.add("-ea");
    command.add("--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED");
    command.add("--add-opens=java.base/java.lang=ALL-UNNAMED");
    if (Runtime.version().feature() >= CONTINUATIONS) {
      command.add("--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED");
    }
    command.add("-Xbootclasspath/a:" + join(locations(Program.class, JvmProgram.class)));
    command.add("-javaagent:" + agentJar());
    command.addAll(options);
    Set<Path> all = new LinkedHashSet<>(ownClassPath());
    all.addAll(classPath);
    command.add("-cp");
    command.add(join(all));
    command.add(main);
    command.addAll(arguments);
    return command;
  }

  private static Set<Path> ownClassPath() {
    return locations(
        WorkerJvm.class,
        Agent.class,
        ClassReader.class,
        ClassNode.class,
        Explorer.class,
        Prose.class);
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

  /** An agent must be a jar; this one only says which class of the class path is the agent. */
  private static Path agentJar() throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.put(new Attributes.Name("Premain-Class"), Agent.class.getName());
    attributes.put(new Attributes.Name("Can-Retransform-Classes"), "true");
    attributes.put(new Attributes.Name("Can-Set-Native-Method-Prefix"), "true");
    Path jar = Files.createTempFile("jacquard-agent", ".jar");
    jar.toFile().deleteOnExit();
    try (OutputStream out = Files.newOutputStream(jar)) {
      new JarOutputStream(out, manifest).close();
    }
    return jar;
  }
}
