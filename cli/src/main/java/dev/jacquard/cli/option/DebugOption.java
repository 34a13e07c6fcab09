package dev.jacquard.cli.option;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The options by which an execution waits for a debugger. The JVM of the command reads them from
 * the words, to start the JVM of the program with a port; that JVM then reads them as options.
 */
public final class DebugOption {
  private static final String DEBUG = "--debug";
  private static final String PORT = "--port";
  private static final int USUAL_PORT = 5005;
  private static final int HIGHEST_PORT = 65_535;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(names = DEBUG, description = "wait for a debugger before the execution begins")
  private boolean debug;

  @Option(
      names = PORT,
      paramLabel = "N",
      description = "the port of this machine at which it waits; default 5005")
  private Optional<Integer> port;

  /** Complains about what makes no sense. */
  public void check() {
    if (port.isPresent() && !debug) {
      throw new ParameterException(spec.commandLine(), "--port goes with --debug only");
    }
    if (port.isPresent() && !isPort(port.get())) {
      throw new ParameterException(
          spec.commandLine(), "--port is a number from 1 to " + HIGHEST_PORT);
    }
  }

  /** The port that a command asks for, if it asks for a debugger and can mean it. */
  public static Optional<String> port(List<String> words) {
    List<String> own = words.contains("--") ? words.subList(0, words.indexOf("--")) : words;
    if (!own.get(0).equals("replay") || !own.contains(DEBUG)) {
      return Optional.empty();
    }
    String port = Integer.toString(USUAL_PORT);
    for (int i = 0; i < own.size(); i++) {
      if (own.get(i).startsWith(PORT + "=")) {
        port = own.get(i).substring(PORT.length() + 1);
      } else if (own.get(i).equals(PORT) && i + 1 < own.size()) {
        port = own.get(i + 1);
      }
    }
    return port.matches("\\d{1,5}") && isPort(Integer.parseInt(port))
        ? Optional.of(port)
        : Optional.empty();
  }

  private static boolean isPort(int number) {
    return number >= 1 && number <= HIGHEST_PORT;
  }

  /** What makes a JVM wait there. */
  public static String jvmOption(String port) {
    return "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,address=127.0.0.1:"
        + port;
  }
}
