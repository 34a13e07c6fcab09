package dev.jacquard.image.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Class files out of jars and folders, by their internal names. */
public final class ClassFolder {
  /** The packages of the kernel and the runtime, which become a part of an image. */
  public static final List<String> RUNTIME = List.of("dev/jacquard");

  private static final String SUFFIX = ".class";

  private ClassFolder() {}

  /** The class files of some packages, with those below them; the first place with a class wins. */
  public static SortedMap<String, byte[]> read(List<Path> places, List<String> packages)
      throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        add(place, packages, files);
      } else {
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
          add(jar.getPath("/"), packages, files);
        }
      }
    }
    return files;
  }

  private static void add(Path root, List<String> packages, SortedMap<String, byte[]> files)
      throws IOException {
    for (String name : packages) {
      Path folder = root.resolve(name);
      if (Files.isDirectory(folder)) {
        try (Stream<Path> all = Files.walk(folder)) {
          for (Path file : all.filter(path -> path.toString().endsWith(SUFFIX)).toList()) {
            files.putIfAbsent(name(root.relativize(file).toString()), Files.readAllBytes(file));
          }
        }
      }
    }
  }

  private static String name(String file) {
    return file.substring(0, file.length() - SUFFIX.length()).replace(File.separatorChar, '/');
  }
}
