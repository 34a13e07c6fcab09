package dev.jacquard.report.file;

import java.util.List;
import java.util.stream.Collectors;

/** A JSON object on a line for each program that has a result. */
public record JsonLines() implements Format {
  @Override
  public String text(List<CheckedProgram> programs) {
    return programs.stream()
        .map(CheckedProgram::json)
        .filter(json -> !json.isEmpty())
        .map(json -> json + "\n")
        .collect(Collectors.joining());
  }
}
