package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String SEAL = ".seal";

  private final Image image;
  private final int feature;
  private final List<Path> classPath;
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
    this.classPath = List.copyOf(classPath);
    Digest digest = new Digest();
    for (Path jar : classPath) {
      digest.add(Stamp.of(jar).line());
    }
    String name = digest.finish().substring(0, 16) + (isLinked() ? ".aot" : ".jsa");
    file = image.archives().resolve(name);
  }

  private boolean isLinked() {
    return keepProfiles(feature);
  }

  /** Whether the archives of a JDK tell the compilers what was called often in the rehearsal. */
  public static boolean keepProfiles(int feature) {
    return feature >= LINKED;
  }

  private static Path sealFile(Path archive) {
    return Path.of(archive + SEAL);
  }

  private static Seal seal(Path archive) {
    return new Seal(sealFile(archive), archive.getParent());
  }

  /** Whether an archive is as it was made. */
  static boolean isWhole(Path archive) {
    return seal(archive).isWhole();
  }

  /** The attempt to make the archive, if it failed. */
  private CheckedFile failure() {
    return new CheckedFile(Path.of(file + ".failure"));
  }

  /** The options by which a JVM uses the archive, if there is one. */
  public List<String> options() {
    if (!exist()) {
      return List.of("-Xshare:auto");
    }
    touch();
    return isLinked()
        ? List.of("-XX:AOTCache=" + file)
        : List.of("-XX:SharedArchiveFile=" + file, "-Xshare:auto");
  }

  /** The time of the seal is that of the last use. */
  private void touch() {
    try {
      Files.setLastModifiedTime(sealFile(file), FileTime.from(Instant.now()));
    } catch (IOException readOnly) {
      return;
    }
  }

  /** Where it is, if there is one. */
  public Optional<Path> file() {
    return exist() ? Optional.of(file) : Optional.empty();
  }

  /** Whether there is one. */
  public boolean exist() {
    return isWhole(file);
  }

  /** Why there is none and nobody should try to make it yet, as a sentence, if so. */
  public Optional<String> discouragement() {
    try {
      return Outcome.parse(failure().read()).discouragement();
    } catch (IOException | RuntimeException none) {
      return Optional.empty();
    }
  }

  /**
   * Makes the archive, unless it could not be made a short time ago. Two processes do not make it
   * at once.
   *
   * @param options of the JVM, as it will be used
   * @param words the main class and its arguments for a run that loads what others will load
   */
  public void make(List<String> options, List<String> words, Preparation preparation)
      throws IOException {
    ProcessLock.with(
        image.archives().resolve("lock"),
        PATIENCE,
        () -> preparation.at("waiting for another process", PERCENT),
        () -> {
          if (!exist() && !seal(file).isWholeByContent() && discouragement().isEmpty()) {
            preparation.at("archiving its classes", PERCENT);
            attempt(options, words);
          }
          return file;
        });
  }

  private void attempt(List<String> options, List<String> words) throws IOException {
    try {
      dump(options, words);
      Files.deleteIfExists(failure().path());
    } catch (IOException trouble) {
      failure().write(Outcome.failure(Complaint.of(trouble)).lines());
      throw trouble;
    } finally {
      removeOthers();
    }
  }

  private void dump(List<String> options, List<String> words) throws IOException {
    Path fresh = Path.of(file + ".new");
    Path list = Path.of(file + ".list");
    try {
      if (isLinked()) {
        run(List.of("-XX:AOTCacheOutput=" + fresh), options, words);
      } else {
        run(List.of("-XX:DumpLoadedClassList=" + list), options, words);
        String from = "-XX:SharedClassListFile=" + list;
        run(List.of("-Xshare:dump", from, "-XX:SharedArchiveFile=" + fresh), options, List.of());
      }
      if (!Files.exists(fresh) || run(proof(fresh), options, List.of("-version")) != 0) {
        throw new IOException("the VM made no archive that it can use");
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
      seal(file).put(List.of(file.getFileName().toString()));
    } finally {
      Files.deleteIfExists(fresh);
      Files.deleteIfExists(list);
    }
  }

  /** Options by which a JVM ends at once if it can't use an archive. */
  private List<String> proof(Path archive) {
    List<String> proof =
        new ArrayList<>(List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+VerifySharedSpaces"));
    proof.addAll(
        isLinked()
            ? List.of("-XX:AOTCache=" + archive, "-XX:AOTMode=on")
            : List.of("-XX:SharedArchiveFile=" + archive, "-Xshare:on"));
    return proof;
  }

  private int run(List<String> first, List<String> options, List<String> words) throws IOException {
    List<String> all = new ArrayList<>(first);
    all.addAll(options);
    return new JvmProcess(image.home(), all, classPath, words)
        .run(PATIENCE, ProcessBuilder.Redirect.DISCARD, line -> {});
  }

  /** The oldest go; a JVM that has one open keeps it. */
  private void removeOthers() throws IOException {
    try (Stream<Path> files = Files.list(image.archives())) {
      List<Path> seals =
          files
              .filter(path -> path.toString().endsWith(SEAL))
              .sorted(Comparator.comparing((Path path) -> path.toFile().lastModified()).reversed())
              .toList();
      for (Path old : seals.subList(Math.min(KEPT, seals.size()), seals.size())) {
        Files.deleteIfExists(old);
        Files.deleteIfExists(Path.of(old.toString().replaceAll("\\.seal$", "")));
      }
    }
  }
}
