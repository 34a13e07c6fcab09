package dev.jacquard.image;

import dev.jacquard.image.build.HomeLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder that looks like a JDK, with files of a few bytes. */
record FakeJdk(Path home) {
  private static final String RELEASE =
      """
      IMPLEMENTOR="A Vendor"
      JAVA_VERSION="21.0.1"
      MODULES="java.base jdk.jlink java.sql"
      """;

  static FakeJdk in(Path folder) throws IOException {
    FakeJdk jdk = new FakeJdk(folder.resolve("jdk"));
    for (String file : HomeLayout.needed()) {
      jdk.write(file, file + " of the JDK");
    }
    jdk.write("release", RELEASE);
    return jdk;
  }

  void write(String file, String content) throws IOException {
    Path path = home.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, content);
  }

  void release(String more) throws IOException {
    write("release", RELEASE + more);
  }

  /** What an image of it is made of; the class files are no real ones. */
  Ingredients ingredients() throws IOException {
    Path classes = home.resolveSibling("classes");
    Path file = classes.resolve("dev/jacquard/runtime/Some.class");
    if (!Files.exists(file)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, "code");
    }
    return new Ingredients(home, List.of(classes), List.of());
  }

  /** Makes an image as fast as files can be copied. */
  static void copy(Ingredients ingredients, Image image, Preparation preparation)
      throws IOException {
    for (String file : HomeLayout.sealed()) {
      Path copy = image.home().resolve(file);
      Files.createDirectories(copy.getParent());
      Files.copy(ingredients.jdk().resolve(file), copy);
    }
  }
}
