package dev.jacquard.junit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/** An agent that does no harm: it looks at all classes and leaves them as they are. */
public final class OtherAgent implements ClassFileTransformer {
  private OtherAgent() {}

  public static void premain(String arguments, Instrumentation instrumentation) {
    instrumentation.addTransformer(new OtherAgent(), true);
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
    return bytes.clone();
  }

  /** Packs it. */
  static Path jar(Path directory) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(new Attributes.Name("Premain-Class"), OtherAgent.class.getName());
    attributes.put(new Attributes.Name("Can-Retransform-Classes"), "true");
    String file = OtherAgent.class.getName().replace('.', '/') + ".class";
    Path jar = directory.resolve("other-agent.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out, manifest);
        InputStream bytes = OtherAgent.class.getClassLoader().getResourceAsStream(file)) {
      packed.putNextEntry(new ZipEntry(file));
      bytes.transferTo(packed);
    }
    return jar;
  }
}
