package dev.jacquard.image;

import dev.jacquard.image.build.BuildMain;
import dev.jacquard.image.build.KeyMain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes images by a process on the JDK that the image is of, and proves them by one on the image.
 */
final class BuildProcess implements ImageMaker {
  /** An image is made, then usually an archive for it. */
  private static final int SHARE = 70;

  private static final int PERCENT = 100;
  private static final Duration PATIENCE = Duration.ofSeconds(150);
  private static final String COLLECTOR = "-XX:+UseSerialGC";
  private static final List<String> OPTIONS =
      List.of(
          COLLECTOR,
          "--add-modules=ALL-SYSTEM",
          "--add-exports=java.base/jdk.internal.jimage=ALL-UNNAMED",
          "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
          "--add-exports=jdk.jlink/jdk.tools.jlink.internal=ALL-UNNAMED");

  @Override
  public void make(Ingredients ingredients, Image image, Preparation preparation)
      throws IOException, NoImageException {
    Path jdk = ingredients.jdk();
    List<Path> classPath =
        Stream.concat(ingredients.rewriter().stream(), ingredients.runtime().stream()).toList();
    List<String> words =
        List.of(
            BuildMain.class.getName(),
            image.home().toString(),
            image.key(),
            JvmProcess.join(ingredients.runtime()));
    Path complaints = image.folder().resolve("complaints");
    ProcessBuilder.Redirect errors = ProcessBuilder.Redirect.to(complaints.toFile());
    int code =
        new JvmProcess(jdk, OPTIONS, classPath, words)
            .run(PATIENCE, errors, percent -> tell(percent, preparation));
    if (code != 0) {
      throw failure(jdk, thrown(Files.readAllLines(complaints)));
    }
    words = List.of(KeyMain.class.getName(), image.key());
    if (new JvmProcess(image.home(), List.of(COLLECTOR), classPath, words)
            .run(PATIENCE, errors, line -> {})
        != 0) {
      throw failure(jdk, "the result can't be started");
    }
    Files.delete(complaints);
  }

  /** The VM may print there too. */
  private static void tell(String line, Preparation preparation) {
    if (line.matches("\\d{1,3}")) {
      preparation.at("rewriting the JDK", Integer.parseInt(line) * SHARE / PERCENT);
    }
  }

  private static String thrown(List<String> complaints) {
    return complaints.stream()
        .filter(line -> line.contains("Exception") || line.contains("Error"))
        .findFirst()
        .map(line -> line.replace("Exception in thread \"main\" ", ""))
        .orElse("the process that does it ended early");
  }

  private static NoImageException failure(Path jdk, String why) {
    return new NoImageException("the JDK in " + jdk + " can't be rewritten: " + why);
  }
}
