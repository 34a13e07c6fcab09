package dev.jacquard.cli.doctor;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The class files of one entry of a class path.
 *
 * @param count how many there are
 * @param newest the newest format among them, as the JDK that has it; 0 if there are none
 * @param example a class of that format
 */
record ClassFiles(int count, int newest, String example) {
  private static final int MAGIC = 0xcafebabe;

  /** The formats began at 45 with JDK 1. */
  private static final int FORMAT_OF_JDK_0 = 44;

  private static final ClassFiles NONE = new ClassFiles(0, 0, "");

  /** Reads the first bytes of all class files of a directory or jar. */
  static ClassFiles of(Path entry) throws IOException {
    return Files.isDirectory(entry) ? ofDirectory(entry) : ofJar(entry);
  }

  private static ClassFiles ofDirectory(Path directory) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(directory)) {
      files = all.filter(file -> isClass(file.toString())).sorted().toList();
    }
    ClassFiles found = NONE;
    for (Path file : files) {
      try (InputStream in = Files.newInputStream(file)) {
        found = found.and(directory.relativize(file).toString(), in);
      }
    }
    return found;
  }

  private static ClassFiles ofJar(Path jar) throws IOException {
    ClassFiles found = NONE;
    try (JarFile file = new JarFile(jar.toFile())) {
      for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
        JarEntry entry = entries.nextElement();
        boolean forOtherJdks = entry.getName().startsWith("META-INF/");
        if (isClass(entry.getName()) && !forOtherJdks) {
          try (InputStream in = file.getInputStream(entry)) {
            found = found.and(entry.getName(), in);
          }
        }
      }
    }
    return found;
  }

  private static boolean isClass(String name) {
    return name.endsWith(".class") && !name.endsWith("module-info.class");
  }

  private ClassFiles and(String name, InputStream in) throws IOException {
    DataInputStream data = new DataInputStream(in);
    boolean isClassFile = data.readInt() == MAGIC;
    data.readUnsignedShort();
    int jdk = isClassFile ? data.readUnsignedShort() - FORMAT_OF_JDK_0 : 0;
    return jdk > newest
        ? new ClassFiles(count + 1, jdk, name)
        : new ClassFiles(count + 1, newest, example);
  }
}
