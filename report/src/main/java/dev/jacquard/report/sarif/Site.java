package dev.jacquard.report.sarif;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in the source.
 *
 * @param file below its source folder, for example {@code bank/Account.java}
 */
record Site(String file, int line) {
  private static final Pattern FORM = Pattern.compile("(.+):(\\d{1,9})");

  /** The place that a trace names like {@code Account.java:12}; empty if it names none. */
  static Optional<Site> of(String file, String place) {
    Matcher form = FORM.matcher(place);
    return form.matches() && Integer.parseInt(form.group(2)) > 0
        ? Optional.of(
            new Site(file.isEmpty() ? form.group(1) : file, Integer.parseInt(form.group(2))))
        : Optional.empty();
  }
}
