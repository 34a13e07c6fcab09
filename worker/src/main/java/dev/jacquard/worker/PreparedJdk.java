package dev.jacquard.worker;

import dev.jacquard.image.Archives;
import dev.jacquard.image.Image;
import dev.jacquard.image.ImageProof;
import dev.jacquard.image.ImageStore;
import dev.jacquard.image.Ingredients;
import dev.jacquard.image.NoImageException;
import dev.jacquard.image.Preparation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The JDK of this JVM, rewritten beforehand, for workers.
 *
 * @param stamps the file that says what it was made of
 * @param archive the options by which a worker uses an archive of its classes
 */
record PreparedJdk(Image image, Path stamps, List<String> archive) {
  /** An archive that does not fit is not used: fine. Of a newer one other parts of the VM speak. */
  private static final String SILENT =
      Runtime.version().feature() < 24 ? ",cds*=off" : ",cds*=off,aot*=off";

  private static final List<String> NO_ARCHIVE = List.of("-Xshare:auto");

  /**
   * The JDK of this JVM; it is made if there is none.
   *
   * @param preparation is told what is done for it
   * @throws NoImageException if it can't be made
   */
  static PreparedJdk ofThisJvm(Rehearsal rehearsal, Preparation preparation)
      throws NoImageException {
    Optional<Image> current = ImageProof.current();
    if (current.isPresent()) {
      return new PreparedJdk(current.get(), InImage.stamps(), NO_ARCHIVE).withArchive();
    }
    Ingredients ingredients = ingredients();
    ImageStore store = ImageStore.ofUser();
    Image image = store.obtain(ingredients, preparation);
    PreparedJdk jdk = new PreparedJdk(image, store.stamps(ingredients), NO_ARCHIVE);
    jdk.archive(rehearsal, preparation);
    return jdk.withArchive();
  }

  private static Ingredients ingredients() {
    return new Ingredients(OwnPath.jdk(), OwnPath.runtime(), OwnPath.rewriter());
  }

  private PreparedJdk withArchive() {
    try {
      Archives archives = archives();
      List<String> options = new ArrayList<>(archives.options());
      archives.file().ifPresent(file -> options.add(InImage.ARCHIVE + file));
      return new PreparedJdk(image, stamps, options);
    } catch (IOException trouble) {
      return this; // slower, not wrong
    }
  }

  private Archives archives() throws IOException {
    return new Archives(image, Runtime.version().feature(), jars(OwnPath.worker()));
  }

  /** Makes the archive, if there is none. */
  private void archive(Rehearsal rehearsal, Preparation preparation) {
    try {
      Archives archives = archives();
      if (!archives.exist() && archives.discouragement().isEmpty()) {
        List<String> words = new ArrayList<>(List.of(InImage.class.getName()));
        words.addAll(rehearsal.words());
        archives.make(options(List.of()), words, preparation);
      }
    } catch (IOException trouble) {
      preparation.without("an archive of its classes can't be made: " + trouble.getMessage());
    }
  }

  /** The VM archives what is in jars only, and only if all that stands before is a jar. */
  private static List<Path> jars(List<Path> classPath) {
    return classPath.stream().filter(Files::isRegularFile).toList();
  }

  /** What the JVM of a worker is told, before what it is told for one use. */
  private List<String> options(List<String> more) {
    List<String> options = new ArrayList<>(OwnPath.jvmOptions());
    if (more.stream().noneMatch(option -> option.matches("-XX:\\+Use\\w+GC"))) {
      options.add("-XX:+UseSerialGC");
    }
    options.add(InImage.STAMPS + stamps);
    options.addAll(more);
    return options;
  }

  /** A command that starts a worker. */
  List<String> command(
      List<Path> classPath, List<String> options, String main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(image.java().toString());
    command.addAll(archive);
    command.add("-Xlog:disable");
    command.add("-Xlog:all=error" + SILENT + ":stderr");
    command.addAll(options(options));
    List<Path> all = new ArrayList<>(jars(OwnPath.worker()));
    OwnPath.before(classPath).stream().filter(entry -> !all.contains(entry)).forEach(all::add);
    command.add("-cp");
    command.add(OwnPath.join(all));
    command.add(InImage.class.getName());
    command.add(main);
    command.addAll(arguments);
    return command;
  }
}
