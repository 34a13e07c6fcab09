package dev.jacquard.report.file;

import dev.jacquard.report.Result.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A file with the results of a command, kept up to date program by program. */
public final class ResultsFile {
  private final Path file;
  private final Format format;
  private final List<CheckedProgram> programs = new ArrayList<>();

  public ResultsFile(Path file, Format format) {
    this.file = file;
    this.format = format;
  }

  /** Replaces what an earlier run may have left by the news that these programs will be checked. */
  public void begin(List<String> names) throws IOException {
    names.stream().map(CheckedProgram::unfinished).forEach(programs::add);
    write();
  }

  /** A program has been checked. */
  public void put(CheckedProgram checked) throws IOException {
    for (int i = 0; i < programs.size(); i++) {
      CheckedProgram known = programs.get(i);
      if (known.outcome() == Outcome.UNFINISHED && known.name().equals(checked.name())) {
        programs.set(i, checked);
        write();
        return;
      }
    }
    programs.add(checked);
    write();
  }

  private void write() throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    if (directory != null) {
      Files.createDirectories(directory);
    }
    Files.writeString(file, format.text(programs));
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
