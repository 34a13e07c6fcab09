package dev.jacquard.conformance;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds programs: what is in a folder of classes is in the suite. */
final class Programs {
  private static final String PACKAGE = Programs.class.getPackageName();
  private static final String CLASS = ".class";

  private Programs() {}

  /** The folders with classes in them, below a root of class files, in alphabetical order. */
  static List<String> folders(Path root) throws IOException {
    List<String> folders = new ArrayList<>();
    try (Stream<Path> entries = Files.list(directory(root))) {
      for (Path entry : entries.filter(Files::isDirectory).sorted().toList()) {
        if (!classes(entry).isEmpty()) {
          folders.add(entry.getFileName().toString());
        }
      }
    }
    return folders;
  }

  /** The programs in a folder, in alphabetical order. */
  static List<Program> in(Path root, String folder, ClassLoader loader)
      throws IOException, ReflectiveOperationException {
    List<Program> programs = new ArrayList<>();
    for (String name : classes(directory(root).resolve(folder))) {
      programs.addAll(of(PACKAGE + "." + folder.replace('/', '.') + "." + name, loader));
    }
    return programs;
  }

  private static Path directory(Path root) {
    return root.resolve(PACKAGE.replace('.', '/'));
  }

  private static List<String> classes(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .map(entry -> entry.getFileName().toString())
          .filter(name -> name.endsWith(CLASS) && !name.contains("$"))
          .map(name -> name.substring(0, name.length() - CLASS.length()))
          .sorted()
          .toList();
    }
  }

  /** The programs of a class, in alphabetical order. */
  static List<Program> of(String className, ClassLoader loader)
      throws ReflectiveOperationException {
    List<Program> programs = new ArrayList<>();
    Method[] methods = Class.forName(className, false, loader).getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::getName));
    for (Method method : methods) {
      for (Annotation annotation : method.getAnnotations()) {
        if (annotation.annotationType().getName().equals(Expect.class.getName())) {
          programs.add(new Program(method, annotation));
        }
      }
    }
    return programs;
  }
}
