package dev.jacquard.image;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Archives of the classes that a JVM loads from an image and from a class path, as the VM wants to
 * have them in memory. With one a JVM starts in half the time.
 *
 * <p>The VM refuses an archive that was made for other files. It does not notice one that is
 * damaged, so archives are sealed as images are.
 */
public final class Archives {
  /** From this JDK on, an archive has linked classes and profiles as well. */
  private static final int LINKED = 25;

  private static final int KEPT = 4;
  private static final int PERCENT = 75;
  private static final long SECONDS = 60;

  private final Image image;
  private final int feature;
  private final String classPath;
  private final Path file;

  /**
   * The archives of an image for one class path.
   *
   * @param feature the number of the JDK
   * @param classPath jars, with which every class path begins that the archive is used for
   */
  public Archives(Image image, int feature, List<Path> classPath) throws IOException {
    this.image = image;
    this.feature = feature;
    this.classPath =
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    Digest digest = new Digest();
    Stamp.of(classPath).forEach(stamp -> digest.add(stamp.line()));
    String name = digest.finish().substring(0, 16) + (isLinked() ? ".aot" : ".jsa");
    file = image.archives().resolve(name);
  }

  private boolean isLinked() {
    return feature >= LINKED;
  }

  private Seal seal(Path archive) {
    return new Seal(Path.of(archive + ".seal"), image.archives());
  }

  /** The options by which a JVM uses the archive, if there is one. */
  public List<String> options() {
    if (!exist()) {
      return List.of("-Xshare:auto");
    }
    return isLinked()
        ? List.of("-XX:AOTCache=" + file)
        : List.of("-XX:SharedArchiveFile=" + file, "-Xshare:auto");
  }

  /** Whether there is one. */
  public boolean exist() {
    return seal(file).isWhole();
  }

  /**
   * Makes the archive. Two processes do not make it at once.
   *
   * @param options of the JVM, as it will be used
   * @param words the main class and its arguments for a run that loads what others will load
   */
  public void make(List<String> options, List<String> words, Preparation preparation)
      throws IOException {
    Path lock = image.archives().resolve("lock");
    try (FileChannel channel =
        FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.lock();
      if (!exist()) {
        preparation.at("archiving its classes", PERCENT);
        Path fresh = Path.of(file + ".new");
        if (isLinked()) {
          run(List.of("-XX:AOTCacheOutput=" + fresh), options, words);
        } else {
          Path list = Path.of(file + ".list");
          run(List.of("-XX:DumpLoadedClassList=" + list), options, words);
          String from = "-XX:SharedClassListFile=" + list;
          run(List.of("-Xshare:dump", from, "-XX:SharedArchiveFile=" + fresh), options, List.of());
          Files.deleteIfExists(list);
        }
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        seal(file).put(List.of(file.getFileName().toString()));
        removeOthers();
      }
    }
  }

  private void run(List<String> first, List<String> options, List<String> words)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(image.java().toString()));
    command.addAll(first);
    command.addAll(options);
    command.addAll(List.of("-cp", classPath));
    command.addAll(words);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      process.getOutputStream().close();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("the JVM that archives classes did not come to an end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted");
    } finally {
      process.destroyForcibly();
    }
  }

  /** The oldest go; a JVM that has one open keeps it. */
  private void removeOthers() throws IOException {
    try (Stream<Path> files = Files.list(image.archives())) {
      List<Path> seals =
          files
              .filter(path -> path.toString().endsWith(".seal"))
              .sorted(Comparator.comparing((Path path) -> path.toFile().lastModified()).reversed())
              .toList();
      for (Path old : seals.subList(Math.min(KEPT, seals.size()), seals.size())) {
        Files.deleteIfExists(old);
        Files.deleteIfExists(Path.of(old.toString().replaceAll("\\.seal$", "")));
      }
    }
  }
}
