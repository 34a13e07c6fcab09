package dev.jacquard.report.file;

import java.io.Serializable;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in the source.
 *
 * @param file below its source folder, for example {@code bank/Account.java}
 * @param path the file below the root of the sources, as far as that is known
 */
public record Site(String file, String path, int line) implements Serializable {
  private static final Pattern FORM = Pattern.compile("(.+):(\\d{1,9})");

  /** The place that a trace names like {@code Account.java:12}; empty if it names none. */
  static Optional<Site> of(String file, String place) {
    Matcher form = FORM.matcher(place);
    if (!form.matches() || Integer.parseInt(form.group(2)) == 0) {
      return Optional.empty();
    }
    String known = file.isEmpty() ? form.group(1) : file;
    return Optional.of(new Site(known, known, Integer.parseInt(form.group(2))));
  }

  /** The place with the path that sources have for its file. */
  Site in(SourcePaths sources) {
    return new Site(file, sources.path(file).orElse(file), line);
  }
}
