package dev.jacquard.image;

import dev.jacquard.agent.cache.KeptClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The rewritten classes of the libraries of a program, kept for later workers on the same image
 * that have the same class path.
 *
 * <p>The jars of a class path are known by their stamps. Its folders are where people compile to,
 * and nothing is known of them: what is in a package that a folder has is not kept, nor what looked
 * at such a package.
 */
public final class LibraryClasses {
  private final List<Path> folders = new ArrayList<>();
  private final List<Stamp> jars = new ArrayList<>();
  private final Map<String, Boolean> inFolders = new ConcurrentHashMap<>();
  private final ClassesFile file;
  private final KeptClasses classes;

  /**
   * Those of a class path.
   *
   * @param kept where the classes of all class paths are
   */
  LibraryClasses(Path kept, List<Path> classPath) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path entry : classPath) {
      if (Files.isRegularFile(entry)) {
        jars.add(Stamp.of(entry.toRealPath()));
        text.append(jars.get(jars.size() - 1).line());
      } else {
        folders.add(entry);
        text.append("- ").append(entry.toAbsolutePath());
      }
      text.append('\n');
    }
    file = new ClassesFile(kept, text.toString());
    classes = new KeptClasses(jars.isEmpty() ? Optional.empty() : file.read(), this::isInFolder);
  }

  /** Those of a class path for the image that this JVM runs on, if it runs on one. */
  public static Optional<LibraryClasses> of(List<Path> classPath) {
    return ImageProof.current().flatMap(image -> of(image, classPath));
  }

  private static Optional<LibraryClasses> of(Image image, List<Path> classPath) {
    try {
      return Optional.of(new LibraryClasses(image.classes(), classPath));
    } catch (IOException unreadable) {
      return Optional.empty(); // slower, not wrong
    }
  }

  public KeptClasses classes() {
    return classes;
  }

  private boolean isInFolder(String packageName) {
    return inFolders.computeIfAbsent(
        packageName,
        name -> folders.stream().anyMatch(folder -> Files.exists(folder.resolve(name))));
  }

  /** Keeps the classes of a loader that have joined, unless that can't be done. */
  public void save(ClassLoader loader) {
    try {
      if (!jars.isEmpty()
          && classes.grow(name -> loader.getResource(name + ".class") != null)
          && isSettled()) {
        file.write(classes.pack());
      }
    } catch (IOException | RuntimeException full) {
      return; // slower next time, not wrong
    }
  }

  /** Whether the jars are what they were, will not change unnoticed and do not name other jars. */
  private boolean isSettled() throws IOException {
    for (Stamp jar : jars) {
      if (!Stamp.settled(jar.path()).equals(jar) || namesOthers(jar.path())) {
        return false;
      }
    }
    return true;
  }

  private static boolean namesOthers(Path jar) throws IOException {
    try (JarFile opened = new JarFile(jar.toFile())) {
      Manifest manifest = opened.getManifest();
      return manifest != null
          && manifest.getMainAttributes().containsKey(Attributes.Name.CLASS_PATH);
    }
  }
}
