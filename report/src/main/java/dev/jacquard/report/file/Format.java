package dev.jacquard.report.file;

import java.util.List;

/** How the results of a command are written down for another tool. */
@FunctionalInterface
public interface Format {
  /** The text of a file with all programs of a command. */
  String text(List<CheckedProgram> programs);
}
