package dev.jacquard.worker;

import dev.jacquard.image.Archives;
import dev.jacquard.image.Image;
import dev.jacquard.image.ImageStore;
import dev.jacquard.image.Ingredients;
import dev.jacquard.image.NoImageException;
import dev.jacquard.image.Preparation;
import dev.jacquard.runtime.image.RewrittenJdk;
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
  /** By this property, or by the variable of that name, the agent can be chosen. */
  private static final String PROPERTY = "jacquard.image";

  private static final String NEVER = "off";
  private static final List<String> NO_ARCHIVE = List.of("-Xshare:auto");

  /** The JDK of this JVM; it is made if there is none, and empty if that can't be. */
  static Optional<PreparedJdk> ofThisJvm(Rehearsal rehearsal, Preparation preparation) {
    String environment = System.getenv().getOrDefault("JACQUARD_IMAGE", "");
    if (System.getProperty(PROPERTY, environment).equals(NEVER)) {
      return Optional.empty();
    }
    if (!RewrittenJdk.key().isEmpty()) {
      return Optional.of(current());
    }
    Ingredients ingredients =
        new Ingredients(
            Path.of(System.getProperty("java.home")), OwnPath.runtime(), OwnPath.rewriter());
    ImageStore store = ImageStore.ofUser();
    try {
      Image image = store.obtain(ingredients, preparation);
      PreparedJdk jdk = new PreparedJdk(image, store.stamps(ingredients), NO_ARCHIVE);
      return Optional.of(jdk.with(jdk.archive(rehearsal, preparation)));
    } catch (NoImageException why) {
      preparation.without(why.getMessage());
      return Optional.empty();
    }
  }

  /** What this JVM runs on itself. */
  private static PreparedJdk current() {
    Image image =
        new Image(RewrittenJdk.key(), Path.of(System.getProperty("java.home")).getParent());
    PreparedJdk jdk = new PreparedJdk(image, InImage.stamps(), NO_ARCHIVE);
    try {
      return jdk.with(jdk.archives().options());
    } catch (IOException trouble) {
      return jdk;
    }
  }

  private PreparedJdk with(List<String> archiveOptions) {
    return new PreparedJdk(image, stamps, archiveOptions);
  }

  private Archives archives() throws IOException {
    return new Archives(image, Runtime.version().feature(), jars(OwnPath.worker()));
  }

  private List<String> archive(Rehearsal rehearsal, Preparation preparation) {
    try {
      Archives archives = archives();
      if (!archives.exist()) {
        List<String> words = new ArrayList<>(List.of(InImage.class.getName()));
        words.addAll(rehearsal.words());
        archives.make(options(List.of()), words, preparation);
      }
      return archives.options();
    } catch (IOException trouble) {
      return NO_ARCHIVE; // slower, not wrong
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
    command.add("-Xlog:disable"); // an archive that does not fit is not used: fine
    command.add("-Xlog:all=error:stderr");
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
