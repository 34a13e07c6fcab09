package dev.jacquard.cli;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.command.CheckCommand;
import dev.jacquard.cli.command.CheckoutCommand;
import dev.jacquard.cli.command.CommandProcess;
import dev.jacquard.cli.command.ExplainCommand;
import dev.jacquard.cli.command.LitmusCommand;
import dev.jacquard.cli.command.ReplayCommand;
import dev.jacquard.cli.doctor.CacheCommand;
import dev.jacquard.cli.doctor.DoctorCommand;
import dev.jacquard.cli.model.ModelCommand;
import dev.jacquard.cli.model.ModelSearch;
import dev.jacquard.cli.model.StoreChoice;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.BugReport;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.InterruptHandler;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.cli.terminal.UsageError;
import dev.jacquard.worker.WorkerJvm;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The {@code jacquard} command, which finds the subcommand and turns its end into an exit code. A
 * subcommand that puts a JVM program under control is run by a worker JVM, which runs this very
 * class with the same words.
 */
@Command(
    name = "jacquard",
    description = "Explores the interleavings of multithreaded programs.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class Main implements Callable<Integer> {
  /** The commands that put a JVM program under control. */
  private static final Set<String> NEEDS_WORKER = Set.of("check", "replay", "explain", "doctor");

  @Spec private CommandSpec spec;

  private Main() {}

  public static void main(String[] args) {
    main(args, screen -> List.of());
  }

  /** Runs the command with more subcommands than it has by itself. */
  public static void main(String[] args, Function<Screen, List<Object>> more) {
    boolean worker = WorkerJvm.isThisOne();
    if (!worker && args.length > 0 && NEEDS_WORKER.contains(args[0])) {
      System.exit(new CommandProcess(Main.class, List.of(args), System.err).run());
    }
    Interruption interruption = new Interruption();
    InterruptHandler handler = new InterruptHandler(interruption);
    handler.listen();
    Screen screen = Screen.detect();
    int result = run(commandLine(screen, interruption, more.apply(screen)), args);
    int code = worker ? CommandProcess.encoded(result) : result;
    handler.finished(code);
    System.exit(code);
  }

  /** The parser with every subcommand, and with our own words for errors. */
  static CommandLine commandLine(Screen screen, Interruption interruption) {
    return commandLine(screen, interruption, List.of());
  }

  /** The parser with every subcommand and with some more. */
  public static CommandLine commandLine(
      Screen screen, Interruption interruption, List<Object> more) {
    CommandLine command =
        new CommandLine(new Main())
            .addSubcommand(new CheckCommand(screen, interruption))
            .addSubcommand(new ReplayCommand(screen, interruption))
            .addSubcommand(new ExplainCommand(screen, interruption))
            .addSubcommand(new DoctorCommand())
            .addSubcommand(new CacheCommand())
            .addSubcommand(new LitmusCommand(screen, interruption))
            .addSubcommand(new ModelCommand(screen, interruption));
    more.forEach(command::addSubcommand);
    CheckoutCommand.NAMES.stream()
        .filter(name -> !command.getSubcommands().containsKey(name))
        .forEach(name -> command.addSubcommand(name, new CheckoutCommand()));
    Stream.concat(Stream.of(command), command.getSubcommands().values().stream())
        .map(each -> each.getCommandSpec().usageMessage())
        .forEach(
            usage ->
                usage.exitCodeListHeading("%nExit codes:%n").exitCodeList(ExitCode.meanings()));
    OptionValues.register(command);
    command
        .registerConverter(
            ModelSearch.class, word -> OptionValues.choice(ModelSearch.values(), word))
        .registerConverter(
            StoreChoice.Type.class, word -> OptionValues.choice(StoreChoice.Type.values(), word))
        .registerConverter(
            ExplainCommand.Topic.class,
            word -> OptionValues.choice(ExplainCommand.Topic.values(), word));
    return command
        .setParameterExceptionHandler(new UsageError())
        .setExecutionExceptionHandler(new BugReport());
  }

  /** Runs the command; whatever is thrown, even an {@link Error}, ends as an exit code. */
  public static int run(CommandLine command, String... args) {
    try {
      return command.execute(args);
    } catch (Throwable bug) {
      return BugReport.of(bug, command.getErr()).code();
    }
  }

  /** Called when no subcommand is named. */
  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "no command given");
  }
}
