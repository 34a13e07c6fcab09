package dev.jacquard.image.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folders of a JDK around its modules. The launcher and the VM resolve links to find out where
 * they are, so they are copied; everything else is a link to the original.
 */
public final class HomeLayout {
  private static final String MODULES = "lib/modules";
  private static final List<String> COPIED =
      List.of("bin/java", "lib/libjli.so", "lib/jvm.cfg", "lib/server/libjvm.so");
  private static final List<String> FOLDERS = List.of("", "bin", "lib", "lib/server");

  /** Archives of the classes as they were. */
  private static final String ARCHIVE = ".jsa";

  private final Path original;
  private final Path copy;

  HomeLayout(Path original, Path copy) {
    this.original = original;
    this.copy = copy;
  }

  /** The files that a JDK needs so that an image can be made of it, and that decide what it is. */
  public static List<String> needed() {
    return Stream.concat(Stream.of("release", MODULES), COPIED.stream()).toList();
  }

  /** The files of an image that would change the behaviour of a JVM unnoticed. */
  public static List<String> sealed() {
    return Stream.concat(Stream.of(MODULES), COPIED.stream()).toList();
  }

  Path originalModules() {
    return original.resolve(MODULES);
  }

  Path modules() {
    return copy.resolve(MODULES);
  }

  void make() throws IOException {
    for (String folder : FOLDERS) {
      Files.createDirectories(copy.resolve(folder));
    }
    for (String file : COPIED) {
      Files.copy(original.resolve(file), copy.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
    }
    for (String folder : FOLDERS) {
      try (Stream<Path> files = Files.list(original.resolve(folder))) {
        for (Path file : files.toList()) {
          link(file, copy.resolve(folder).resolve(file.getFileName()));
        }
      }
    }
  }

  private void link(Path file, Path link) throws IOException {
    boolean wanted = !link.equals(modules()) && !link.toString().endsWith(ARCHIVE);
    if (wanted && !Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
      Files.createSymbolicLink(link, file.toAbsolutePath()); // which may lead nowhere itself
    }
  }
}
