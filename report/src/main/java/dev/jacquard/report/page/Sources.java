package dev.jacquard.report.page;

import java.util.List;
import java.util.Optional;

/** Where the source of a program is to be found. */
public interface Sources {
  /** For those who have none. */
  Sources NONE = file -> Optional.empty();

  /**
   * The lines of a source file.
   *
   * @param file below its source folder, for example {@code bank/Account.java}; or only the name,
   *     if nothing more is known
   */
  Optional<List<String>> lines(String file);
}
