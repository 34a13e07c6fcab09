package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.State;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard cluster status}: tells how far the searches of a cluster are. */
@Command(
    name = "status",
    description = "Tells how far the searches of a cluster are, and who works for them.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class StatusCommand implements Callable<Integer> {
  private static final String NONE = "no searches";
  private static final String CLEAR = "\u001b[H\u001b[2J";
  private static final long BETWEEN_LOOKS = 1_000;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "URL",
      defaultValue = ClusterCommand.HERE,
      description = "what cluster serve says (default " + ClusterCommand.HERE + ")")
  private String url;

  @Option(
      names = "--follow",
      description = "tell it again every second, until all searches are over or Ctrl-C")
  private boolean follow;

  @Mixin private AccessOptions accessOptions;

  private final Interruption interruption;

  StatusCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    try (Clerk clerk = new Clerk(Carriers.find().call(url, accessOptions.value()))) {
      if (follow) {
        interruption.heed();
        follow(clerk, out);
      } else {
        List<State> runs = clerk.runs();
        runs.forEach(state -> out.println(StateText.line(state)));
        if (runs.isEmpty()) {
          out.println(NONE);
        }
      }
      return ExitCode.CLEAN.code();
    } catch (LineLostException lost) {
      spec.commandLine().getErr().println("jacquard: " + lost.getMessage());
      return ExitCode.USAGE.code();
    }
  }

  /** On a terminal nothing else is on the screen. */
  private void follow(Clerk clerk, PrintWriter out) throws LineLostException, InterruptedException {
    boolean live = Screen.detect().page().coloured();
    Rates rates = new Rates(System::nanoTime);
    boolean goesOn = true;
    while (goesOn && !interruption.isRequested()) {
      List<State> runs = clerk.runs();
      rates.read(runs);
      List<String> lines = new ArrayList<>();
      runs.forEach(state -> lines.add(StateText.line(state, rates)));
      if (runs.isEmpty()) {
        lines.add(NONE);
      }
      out.print(live ? CLEAR : "");
      lines.forEach(out::println);
      out.flush();
      goesOn = !runs.stream().allMatch(State::over);
      if (goesOn) {
        Thread.sleep(BETWEEN_LOOKS);
      }
    }
  }
}
