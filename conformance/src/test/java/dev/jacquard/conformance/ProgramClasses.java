package dev.jacquard.conformance;

import java.io.File;
import java.nio.file.Path;

/** Where the programs of the suite are. */
final class ProgramClasses {
  static final Path ROOT = Path.of("target", "test-classes").toAbsolutePath();

  private static final Path HARNESS = Path.of("target", "classes").toAbsolutePath();

  /** Their class path. */
  static final String CLASS_PATH = ROOT + File.pathSeparator + HARNESS;

  private ProgramClasses() {}
}
