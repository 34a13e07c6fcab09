package dev.jacquard.agent;

import dev.jacquard.runtime.primitive.hook.Enters;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/** The class files with hooks, in the jar or folder that the runtime comes from. */
final class HookFiles {
  private static final String FOLDER = "dev/jacquard/runtime/primitive/";
  private static final String SUFFIX = ".class";

  private HookFiles() {}

  /** Whether a class, by its internal name, is one that may have hooks. */
  static boolean isHook(String name) {
    return name.startsWith(FOLDER);
  }

  /** The internal names of all these classes. */
  static List<String> names() throws IOException {
    String sample = Type.getInternalName(Enters.class) + SUFFIX;
    String place = ClassLoader.getSystemResource(sample).toString();
    int end = place.length() - sample.length();
    return place.startsWith("jar:")
        ? inJar(URI.create(place.substring("jar:".length(), end - "!/".length())))
        : inFolder(Path.of(URI.create(place.substring(0, end))));
  }

  private static List<String> inJar(URI jar) throws IOException {
    List<String> names = new ArrayList<>();
    try (JarFile file = new JarFile(Path.of(jar).toFile())) {
      for (Enumeration<JarEntry> all = file.entries(); all.hasMoreElements(); ) {
        add(names, all.nextElement().getName());
      }
    }
    return names;
  }

  private static List<String> inFolder(Path root) throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root.resolve(FOLDER))) {
      for (Iterator<Path> all = files.iterator(); all.hasNext(); ) {
        add(names, root.relativize(all.next()).toString().replace(File.separatorChar, '/'));
      }
    }
    return names;
  }

  private static void add(List<String> names, String file) {
    if (isHook(file) && file.endsWith(SUFFIX) && !file.endsWith("package-info.class")) {
      names.add(file.substring(0, file.length() - SUFFIX.length()));
    }
  }
}
