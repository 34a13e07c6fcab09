package dev.jacquard.cli.command;

import dev.jacquard.report.text.Page;
import java.io.Serializable;
import java.util.List;

/**
 * What a worker is asked by a command on several programs: to do the command for one of them.
 *
 * @param words all words of the command
 * @param program the how-manieth program, from 0 on
 * @param page what the report is written on
 */
public record ProgramRequest(List<String> words, int program, Page page) implements Serializable {
  private static final long serialVersionUID = 1;

  public ProgramRequest {
    words = List.copyOf(words);
  }
}
