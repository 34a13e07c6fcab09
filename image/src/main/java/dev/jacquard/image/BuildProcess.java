package dev.jacquard.image;

import dev.jacquard.image.build.BuildMain;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The process that makes an image, on the JDK that the image is of. */
final class BuildProcess {
  /** An image is made, then usually an archive for it. */
  private static final int SHARE = 70;

  private static final int PERCENT = 100;

  private final Ingredients ingredients;
  private final Image image;

  BuildProcess(Ingredients ingredients, Image image) {
    this.ingredients = ingredients;
    this.image = image;
  }

  void run(Preparation preparation) throws IOException, NoImageException {
    Path complaints = image.folder().resolve("complaints");
    Process process = new ProcessBuilder(command()).redirectError(complaints.toFile()).start();
    try (BufferedReader percents = process.inputReader()) {
      for (String line = percents.readLine(); line != null; line = percents.readLine()) {
        preparation.at("rewriting the JDK", Integer.parseInt(line) * SHARE / PERCENT);
      }
      if (process.waitFor() != 0) {
        throw failure(Files.readAllLines(complaints));
      }
      Files.delete(complaints);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new NoImageException("the preparation was interrupted");
    } finally {
      process.destroyForcibly();
    }
  }

  /** What was thrown there; if nothing, the process may do better next time. */
  private NoImageException failure(List<String> complaints) throws IOException {
    String thrown =
        complaints.stream()
            .filter(line -> line.contains("Exception") || line.contains("Error"))
            .findFirst()
            .orElseThrow(() -> new IOException("the process that rewrites the JDK ended early"));
    return new NoImageException(
        "the JDK in " + ingredients.jdk() + " can't be rewritten: " + thrown);
  }

  private List<String> command() {
    return List.of(
        ingredients.jdk().resolve("bin/java").toString(),
        "-XX:+UseSerialGC",
        "--add-modules=ALL-SYSTEM",
        "--add-exports=java.base/jdk.internal.jimage=ALL-UNNAMED",
        "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
        "--add-exports=jdk.jlink/jdk.tools.jlink.internal=ALL-UNNAMED",
        "-cp",
        join(ingredients.rewriter()) + File.pathSeparator + join(ingredients.runtime()),
        BuildMain.class.getName(),
        image.home().toString(),
        image.key(),
        join(ingredients.runtime()));
  }

  private static String join(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
