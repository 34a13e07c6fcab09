package dev.jacquard.cli.option;

import dev.jacquard.cli.source.SourceFile;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * The words of a command that are no options: the programs, and behind the word {@code --} what
 * each of them gets.
 */
public record ProgramWords(List<String> programs, List<String> arguments) {
  private static final String END = "--";
  private static final Pattern NAME =
      Pattern.compile("\\p{javaJavaIdentifierStart}[\\p{javaJavaIdentifierPart}.]*(#.+)?");

  /**
   * Tells them apart.
   *
   * @param words all that are no options, in their order
   */
  public static ProgramWords of(CommandSpec spec, List<String> words) {
    List<String> line = spec.root().commandLine().getParseResult().originalArgs();
    int behind = line.contains(END) ? line.size() - 1 - line.indexOf(END) : 0;
    int programs = words.size() - behind;
    for (String name : words.subList(0, programs)) {
      rejectMissingSource(spec, name);
      if (SourceFile.of(name).isEmpty() && !NAME.matcher(name).matches()) {
        throw new ParameterException(
            spec.commandLine(),
            "unexpected argument '" + name + "'; what the program gets stands behind the word --");
      }
    }
    if (programs == 0) {
      throw new ParameterException(spec.commandLine(), "no program is named before the word --");
    }
    return new ProgramWords(words.subList(0, programs), words.subList(programs, words.size()));
  }

  /** Complains if a program is a source file that is not there. */
  public static void rejectMissingSource(CommandSpec spec, String program) {
    if (!SourceFile.of(program).map(SourceFile::exists).orElse(true)) {
      throw new ParameterException(
          spec.commandLine(), "there is no source file '" + program.replaceFirst("#.*", "") + "'");
    }
  }
}
