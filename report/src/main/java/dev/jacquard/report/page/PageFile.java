package dev.jacquard.report.page;

import dev.jacquard.report.Counterexample;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes counterexamples as pages. A page that can't be written is no reason to lose a verdict, so
 * it is said in a line and nothing is thrown.
 *
 * @param sources where the source of the program is
 */
public record PageFile(Sources sources) {
  private static final int LONGEST_NAME = 150;

  /** Writes a page; returns a line for the report: where it is, or why it is not. */
  public String write(Counterexample counterexample, Path file) {
    try {
      String page = new FailurePage(counterexample, sources).html();
      Path absolute = file.toAbsolutePath().normalize();
      Files.createDirectories(absolute.getParent());
      Files.writeString(absolute, page);
      return "page: " + absolute.toUri();
    } catch (IOException trouble) {
      return "page: not written to " + file + ": " + reason(trouble);
    } catch (RuntimeException bug) {
      return "page: not written, because of a bug in Jacquard: " + bug;
    }
  }

  private static String reason(IOException trouble) {
    if (trouble instanceof AccessDeniedException) {
      return "no permission";
    }
    return trouble instanceof FileSystemException file && file.getReason() != null
        ? file.getReason()
        : trouble.toString();
  }

  /** A name as one of a file: without what file systems or shells take for something else. */
  public static String name(String text) {
    StringBuilder name = new StringBuilder();
    text.codePoints()
        .map(c -> Character.isLetterOrDigit(c) || c == '-' || c == '_' ? c : '.')
        .limit(LONGEST_NAME)
        .forEach(name::appendCodePoint);
    return name.toString().replaceAll("\\.{2,}", ".").replaceAll("^\\.|\\.$", "");
  }
}
