package dev.jacquard.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.testkit.Ended;
import java.util.ArrayList;
import java.util.List;

/** One use of the {@code jacquard} command inside this JVM: its exit code and what it printed. */
public record CommandRun(int exit, String out, String err) {
  private static final String PROGRAMS = "src/test/resources/programs";

  /** A program of the test resources. */
  public static String program(String name) {
    return PROGRAMS + "/" + name + ".litmus";
  }

  /** What stands for the folder of those programs in test data. */
  public static String expand(String text) {
    return text.replace("{programs}", PROGRAMS);
  }

  static CommandRun of(Ended ended) {
    return new CommandRun(ended.exit(), ended.out(), ended.err());
  }

  public static CommandRun jacquard(String... args) {
    return jacquard(new Interruption(), args);
  }

  static CommandRun jacquard(Interruption interruption, String... args) {
    return of(
        Ended.of(Main.commandLine(Screen.NONE, interruption), command -> Main.run(command, args)));
  }

  /** A run of {@code jacquard litmus} on one program. */
  public static CommandRun litmus(String program, String... options) {
    List<String> args = new ArrayList<>(List.of("litmus", program(program)));
    args.addAll(List.of(options));
    return jacquard(args.toArray(new String[0]));
  }

  /** The object that {@code jacquard litmus --json} prints for one program. */
  public static JsonNode json(String program, String... options) {
    List<String> args = new ArrayList<>(List.of(options));
    args.add("--json");
    CommandRun run = litmus(program, args.toArray(new String[0]));
    return parse(run.out());
  }

  public static JsonNode parse(String line) {
    return Ended.parse(line);
  }

  public String firstLine() {
    return out.lines().findFirst().orElse("");
  }
}
