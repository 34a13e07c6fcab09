package dev.jacquard.agent;

import dev.jacquard.agent.pass.EntryPass;
import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.primitive.code.Linkage;
import dev.jacquard.runtime.primitive.hook.Enters;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites the hooks themselves when they are loaded: {@link EntryPass}. It has to be at work
 * before anything that names a hook.
 */
final class HookRewriter implements ClassFileTransformer {
  private static final String HOOKS = "dev/jacquard/runtime/primitive/";

  private static final String CLASS_FILE = ".class";
  private static final String PACKAGE_FILE = "package-info.class";

  private final EntryPass entries = new EntryPass();
  private final Set<String> seen = ConcurrentHashMap.newKeySet();

  HookRewriter() {
    Linkage.events(); // loads the class, which the loading of any class needs
  }

  /** Loads all classes with hooks, wherever the runtime comes from. */
  void loadAll() throws IOException {
    String sample = Type.getInternalName(Enters.class) + CLASS_FILE;
    String place = ClassLoader.getSystemResource(sample).toString();
    int end = place.length() - sample.length();
    if (place.startsWith("jar:")) {
      URI jar = URI.create(place.substring("jar:".length(), end - "!/".length()));
      try (JarFile file = new JarFile(Path.of(jar).toFile())) {
        for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
          load(entries.nextElement().getName());
        }
      }
    } else {
      Path root = Path.of(URI.create(place.substring(0, end)));
      try (Stream<Path> files = Files.walk(root.resolve(HOOKS))) {
        for (Iterator<Path> all = files.iterator(); all.hasNext(); ) {
          load(root.relativize(all.next()).toString().replace(File.separatorChar, '/'));
        }
      }
    }
  }

  private static void load(String file) {
    if (file.startsWith(HOOKS) && file.endsWith(CLASS_FILE) && !file.endsWith(PACKAGE_FILE)) {
      String name = file.substring(0, file.length() - CLASS_FILE.length()).replace('/', '.');
      try {
        Class.forName(name, false, null);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException("the runtime is not complete", e);
      }
    }
  }

  /** Whether a class has hooks that were loaded too early to be rewritten. */
  boolean misses(String name) {
    return name.startsWith(HOOKS) && !seen.contains(name);
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
    if (loader != null || name == null || !name.startsWith(HOOKS)) {
      return null;
    }
    Linkage.beginLookup();
    try {
      seen.add(name);
      return rewrite(bytes);
    } catch (Throwable failure) { // the VM would ignore it, and hooks would never enter
      Refusals.add(name.replace('/', '.'), String.valueOf(failure.getMessage()));
      return null;
    } finally {
      Linkage.end();
    }
  }

  /** The class file with its hooks rewritten, or null if there is none that enters. */
  byte[] rewrite(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, 0);
    boolean any = false;
    for (MethodNode method : node.methods) {
      if (EntryPass.enters(method)) {
        entries.apply(method);
        any = true;
      }
    }
    if (!any) {
      return null;
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }
}
