package dev.jacquard.cli.terminal;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells the user, in one sentence and a hint, what is wrong with the command line. */
public final class UsageError implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException mistake, String[] args) {
    CommandLine command = mistake.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println("jacquard: " + sentence(mistake));
    command.getErr().println("Run '" + name + " --help' to see what it accepts.");
    return ExitCode.USAGE.code();
  }

  private static String sentence(ParameterException mistake) {
    return mistake instanceof UnmatchedArgumentException unmatched
        ? sentence(unmatched)
        : mistake.getMessage();
  }

  private static String sentence(UnmatchedArgumentException unmatched) {
    String what = unmatched.isUnknownOption() ? "unknown option" : "unexpected argument";
    List<String> similar = unmatched.getSuggestions();
    String guess = similar.isEmpty() ? "" : "; did you mean '" + similar.get(0) + "'?";
    return what + " '" + unmatched.getUnmatched().get(0) + "'" + guess;
  }
}
