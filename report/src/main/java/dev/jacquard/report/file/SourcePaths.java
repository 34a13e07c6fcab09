package dev.jacquard.report.file;

import java.util.Optional;

/** Where source files are, for tools that open them. */
@FunctionalInterface
public interface SourcePaths {
  /**
   * The path of a file of a site, with slashes, relative to the root of the sources; empty if it
   * was not found.
   */
  Optional<String> path(String file);
}
