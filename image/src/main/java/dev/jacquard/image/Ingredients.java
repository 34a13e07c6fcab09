package dev.jacquard.image;

import dev.jacquard.agent.Agent;
import dev.jacquard.image.build.ClassFolder;
import dev.jacquard.image.build.HomeLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What an image is made of.
 *
 * @param jdk the home of the JDK
 * @param runtime where the classes of the kernel and the runtime are, which become a part of it
 * @param rewriter where the classes are that make it, among others
 */
public record Ingredients(Path jdk, List<Path> runtime, List<Path> rewriter) {
  /** The packages whose code decides what the image is like. */
  private static List<String> deciding() {
    return Stream.concat(Stream.of(Image.class), Agent.needed().stream())
        .map(type -> type.getPackageName().replace('.', '/'))
        .toList();
  }

  /** All files and folders that are looked at. */
  List<Path> paths() {
    Stream<Path> ofJdk = HomeLayout.needed().stream().map(jdk::resolve);
    return Stream.concat(ofJdk, Stream.concat(runtime.stream(), rewriter.stream()))
        .distinct()
        .toList();
  }

  /** Tells images of different content apart. */
  String key() throws IOException {
    Digest digest = new Digest().add(jdk.toString());
    for (String file : HomeLayout.needed()) {
      digest.add(file).add(jdk.resolve(file));
    }
    ClassFolder.read(runtime, ClassFolder.RUNTIME)
        .forEach((name, bytes) -> digest.add(name).add(bytes));
    ClassFolder.read(rewriter, deciding()).forEach((name, bytes) -> digest.add(name).add(bytes));
    return digest.finish().substring(0, 32);
  }
}
