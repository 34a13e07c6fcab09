package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * The jar that a JVM is given as its agent. It is the one that the agent's class is in; only when
 * that class is in no jar, as in a build of Jacquard itself, one is made that names it, for as long
 * as this JVM lives.
 */
final class AgentJar {
  private static final Attributes.Name PREMAIN = new Attributes.Name("Premain-Class");
  private static Path made;

  private AgentJar() {}

  /** Where it is; {@code home} is where the agent's class is. */
  static Path in(Path home) throws IOException {
    return Files.isRegularFile(home) && isAgent(home) ? home : temporary();
  }

  private static boolean isAgent(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      return manifest != null
          && Agent.class.getName().equals(manifest.getMainAttributes().getValue(PREMAIN));
    }
  }

  private static synchronized Path temporary() throws IOException {
    if (made == null || !Files.exists(made)) {
      Manifest manifest = new Manifest();
      Attributes attributes = manifest.getMainAttributes();
      attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
      attributes.put(PREMAIN, Agent.class.getName());
      attributes.put(new Attributes.Name("Can-Retransform-Classes"), "true");
      attributes.put(new Attributes.Name("Can-Set-Native-Method-Prefix"), "true");
      made = Files.createTempFile("jacquard-agent", ".jar");
      made.toFile().deleteOnExit();
      try (OutputStream out = Files.newOutputStream(made)) {
        new JarOutputStream(out, manifest).close();
      }
    }
    return made;
  }
}
