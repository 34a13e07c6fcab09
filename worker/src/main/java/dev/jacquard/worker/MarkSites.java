package dev.jacquard.worker;

import dev.jacquard.agent.mark.Marks;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The marks of {@code Jacquard.reachable} in the code of a program: in the folders on its class
 * path, and in the jars in which it begins. Libraries have none. Files are read by themselves,
 * since the JDK's loaders belong to the program in a worker.
 *
 * @param loader of the program
 * @param beginnings classes and methods, as in {@code a.B#run}
 */
public record MarkSites(ClassLoader loader, List<String> beginnings) {
  private static final String OWN = "dev/jacquard/junit/EngineRun";

  /** Looks for them in class files; whatever can't be read has none. */
  public SortedSet<String> find() {
    List<Path> folders = new ArrayList<>();
    List<ZipFile> jars = new ArrayList<>();
    try {
      List<Path> entries = entries();
      entries.stream().filter(Files::isDirectory).forEach(folders::add);
      for (Path entry : areIn(folders) ? List.<Path>of() : entries) {
        if (Files.isRegularFile(entry)) {
          openIfOurs(entry, jars);
        }
      }
      return find(folders, jars);
    } catch (IOException | URISyntaxException unreadable) {
      return new TreeSet<>();
    } finally {
      jars.forEach(MarkSites::close);
    }
  }

  private SortedSet<String> find(List<Path> folders, List<ZipFile> jars) {
    Marks marks = new Marks(name -> file(name, folders, jars));
    for (String beginning : beginnings) {
      int hash = beginning.indexOf('#');
      marks.from(beginning.substring(0, hash), beginning.substring(hash + 1));
    }
    return marks.find();
  }

  private List<Path> entries() throws URISyntaxException {
    List<Path> entries = new ArrayList<>();
    if (loader instanceof ProgramLoader own) {
      for (URL entry : own.getURLs()) {
        entries.add(Path.of(entry.toURI()));
      }
    }
    return entries;
  }

  /** The classes in which the program begins. */
  private Stream<String> types() {
    return beginnings.stream()
        .map(beginning -> beginning.substring(0, beginning.indexOf('#')).replace('.', '/'))
        .filter(type -> !type.equals(OWN));
  }

  private boolean areIn(List<Path> folders) {
    return types()
        .allMatch(
            type ->
                folders.stream()
                    .anyMatch(folder -> Files.isRegularFile(folder.resolve(type + ".class"))));
  }

  private void openIfOurs(Path entry, List<ZipFile> jars) throws IOException {
    ZipFile jar = new ZipFile(entry.toFile());
    if (types().anyMatch(type -> jar.getEntry(type + ".class") != null)) {
      jars.add(jar);
    } else {
      jar.close();
    }
  }

  private static void close(ZipFile jar) {
    try {
      jar.close();
    } catch (IOException openAnyway) {
      // it was only read
    }
  }

  private static Optional<byte[]> file(String name, List<Path> folders, List<ZipFile> jars) {
    if (name.equals(OWN)) {
      return Optional.empty();
    }
    try {
      for (Path folder : folders) {
        Path file = folder.resolve(name + ".class");
        if (Files.isRegularFile(file)) {
          return Optional.of(Files.readAllBytes(file));
        }
      }
      for (ZipFile jar : jars) {
        ZipEntry entry = jar.getEntry(name + ".class");
        if (entry != null) {
          try (InputStream in = jar.getInputStream(entry)) {
            return Optional.of(in.readAllBytes());
          }
        }
      }
    } catch (IOException unreadable) {
      return Optional.empty();
    }
    return Optional.empty();
  }
}
