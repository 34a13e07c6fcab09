package dev.jacquard.cli.command;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.report.file.CheckedProgram;
import java.io.Serializable;
import java.util.List;

/**
 * What came of the command for one program.
 *
 * @param out what it printed on standard output
 * @param err what it printed on standard error
 * @param results what it would have written into files
 */
public record ProgramAnswer(ExitCode exit, String out, String err, List<CheckedProgram> results)
    implements Serializable {
  private static final long serialVersionUID = 1;

  public ProgramAnswer {
    results = List.copyOf(results);
  }
}
