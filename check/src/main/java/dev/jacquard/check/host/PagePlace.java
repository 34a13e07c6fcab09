package dev.jacquard.check.host;

import dev.jacquard.report.page.PageFile;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;

/** Where the page of a test that fails goes: into the build's own folder, so that it is cleaned. */
public final class PagePlace {
  private static final String NONE = "none";
  private static final String FOLDER = "jacquard";

  private PagePlace() {}

  /**
   * The file, or an empty text if there shall be none.
   *
   * @param asked what the user says: a folder, or none
   */
  public static String of(Optional<String> asked, Class<?> test, String testName) {
    if (asked.isPresent() && asked.get().equalsIgnoreCase(NONE)) {
      return "";
    }
    return asked
        .map(Path::of)
        .or(() -> classes(test).flatMap(PagePlace::buildFolder).map(dir -> dir.resolve(FOLDER)))
        .map(folder -> folder.toAbsolutePath().resolve(PageFile.name(testName) + ".html"))
        .map(Path::toString)
        .orElse("");
  }

  private static Optional<Path> classes(Class<?> test) {
    CodeSource source = test.getProtectionDomain().getCodeSource();
    try {
      return source == null || source.getLocation() == null
          ? Optional.empty()
          : Optional.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException | IllegalArgumentException noFile) {
      return Optional.empty();
    }
  }

  /** Maven has its classes in target/test-classes, Gradle in build/classes/java/test. */
  public static Optional<Path> buildFolder(Path classes) {
    Path folder = classes.getParent();
    for (int levels = 0; folder != null && levels < 3; levels++, folder = folder.getParent()) {
      Path name = folder.getFileName();
      if (name != null && (name.toString().equals("target") || name.toString().equals("build"))) {
        return Optional.of(folder);
      }
    }
    return Optional.empty();
  }
}
