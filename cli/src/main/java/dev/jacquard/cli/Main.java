package dev.jacquard.cli;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.cluster.ClusterCommand;
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
import dev.jacquard.cli.terminal.StartingLine;
import dev.jacquard.cli.terminal.UsageError;
import dev.jacquard.worker.WorkerJvm;
import dev.jacquard.worker.watch.Lifeline;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
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

  private static final Set<String> VERSION = Set.of("-V", "--version");

  @Spec private CommandSpec spec;

  private Main() {}

  public static void main(String[] args) {
    main(args, screen -> Map.of());
  }

  /** Runs the command with more subcommands, by their names, than it has by itself. */
  public static void main(String[] args, Function<Screen, Map<String, Supplier<Object>>> more) {
    boolean worker = WorkerJvm.isThisOne();
    if (!worker && args.length > 0 && NEEDS_WORKER.contains(args[0])) {
      System.exit(new CommandProcess(Main.class, List.of(args), System.err).run());
    }
    if (worker) {
      Lifeline.begin();
    }
    Interruption interruption = new Interruption();
    InterruptHandler handler = new InterruptHandler(interruption);
    handler.listen();
    Screen screen = Screen.detect();
    StartingLine starting = new StartingLine(System.err, screen.liveErrors());
    Map<String, Supplier<Object>> subcommands = subcommands(screen, interruption);
    subcommands.putAll(more.apply(screen));
    CommandLine command =
        commandLine(needed(subcommands, args))
            .setOut(starting.before(System.out))
            .setErr(starting.before(System.err));
    int result = run(command, args);
    int code = worker ? CommandProcess.encoded(result) : result;
    handler.finished(code);
    System.exit(code);
  }

  /** The subcommand that the words name, or all: to look at one takes a tenth of a second. */
  private static Map<String, Supplier<Object>> needed(
      Map<String, Supplier<Object>> subcommands, String[] args) {
    if (args.length > 0 && VERSION.contains(args[0])) {
      return Map.of();
    }
    return args.length > 0 && subcommands.containsKey(args[0])
        ? Map.of(args[0], subcommands.get(args[0]))
        : subcommands;
  }

  /** The parser with every subcommand. */
  static CommandLine commandLine(Screen screen, Interruption interruption) {
    return commandLine(subcommands(screen, interruption));
  }

  /** Every subcommand, by its name. */
  public static Map<String, Supplier<Object>> subcommands(
      Screen screen, Interruption interruption) {
    Map<String, Supplier<Object>> all = new LinkedHashMap<>();
    all.put(
        "check",
        () -> CheckCommand.of(screen, interruption, CheckService.class, CrewService.class));
    all.put("replay", () -> new ReplayCommand(screen, interruption));
    all.put("explain", () -> new ExplainCommand(screen, interruption));
    all.put("doctor", DoctorCommand::new);
    all.put("cache", CacheCommand::new);
    all.put("litmus", () -> new LitmusCommand(screen, interruption));
    all.put("model", () -> new ModelCommand(screen, interruption));
    all.put(
        "cluster", () -> ClusterCommand.of(interruption, CheckCommand::meaning, CrewService.class));
    CheckoutCommand.NAMES.forEach(name -> all.put(name, CheckoutCommand::new));
    return all;
  }

  /** The parser with some subcommands, and with our own words for errors. */
  public static CommandLine commandLine(Map<String, Supplier<Object>> subcommands) {
    CommandLine command = new CommandLine(new Main());
    subcommands.forEach((name, make) -> command.addSubcommand(name, make.get()));
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
