package dev.jacquard.image;

import dev.jacquard.image.build.ClassFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an image is made of.
 *
 * @param jdk the home of the JDK
 * @param runtime where the classes of the kernel and the runtime are, which become a part of it
 * @param rewriter where the classes are that make it, among others
 */
public record Ingredients(Path jdk, List<Path> runtime, List<Path> rewriter) {
  /** The packages whose code decides what the image is like. */
  private static final List<String> REWRITER =
      List.of("dev/jacquard/agent", "dev/jacquard/image/build");

  private static final List<String> NEEDED =
      List.of(
          "release",
          "lib/modules",
          "bin/java",
          "lib/libjli.so",
          "lib/jvm.cfg",
          "lib/server/libjvm.so");

  private static final String LICENCE = "legal/java.base/LICENSE";
  private static final String FREE = "GNU General Public License";

  /** Why no image can be made of these, as the end of a sentence; empty if nothing is known. */
  Optional<String> obstacle() {
    for (String file : NEEDED) {
      if (!Files.isRegularFile(jdk.resolve(file))) {
        return Optional.of("the JDK in " + jdk + " is laid out differently: it has no " + file);
      }
    }
    try {
      if (!Files.readString(jdk.resolve("release")).contains(" jdk.jlink")) {
        return Optional.of("the JDK in " + jdk + " has no module jdk.jlink");
      }
      Path licence = jdk.resolve(LICENCE);
      if (Files.isRegularFile(licence) && !Files.readString(licence).contains(FREE)) {
        return Optional.of("the licence of the JDK in " + jdk + " may forbid to change it");
      }
      return Optional.empty();
    } catch (IOException unreadable) {
      return Optional.of("the JDK in " + jdk + " can't be read: " + unreadable.getMessage());
    }
  }

  /** All files and folders that are looked at. */
  List<Path> paths() {
    List<Path> paths = new ArrayList<>(List.of(jdk.resolve("release"), jdk.resolve("lib/modules")));
    paths.addAll(runtime);
    paths.addAll(rewriter);
    return paths.stream().distinct().toList();
  }

  /** Tells images of different content apart. */
  String key() throws IOException {
    Digest digest = new Digest().add(jdk.toString());
    digest.add(Files.readString(jdk.resolve("release"))).add(jdk.resolve("lib/modules"));
    ClassFolder.read(runtime, ClassFolder.RUNTIME)
        .forEach((name, bytes) -> digest.add(name).add(bytes));
    ClassFolder.read(rewriter, REWRITER).forEach((name, bytes) -> digest.add(name).add(bytes));
    return digest.finish().substring(0, 32);
  }
}
