package dev.jacquard.cli.option;

import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.cli.terminal.Bar;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.cli.terminal.StatusLine;
import dev.jacquard.kernel.Budget;
import dev.jacquard.report.Result;
import dev.jacquard.report.json.JsonReport;
import dev.jacquard.report.text.Page;
import dev.jacquard.report.text.TextReport;
import java.io.PrintWriter;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say what is printed, and where. */
public final class OutputOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--json", description = "one JSON object per program on standard output")
  private boolean json;

  @Option(names = "--no-progress", description = "no progress on standard error")
  private boolean silent;

  @Option(names = "--full", description = "every row of a failing execution, also of a long one")
  private boolean full;

  @Option(
      names = "--detail",
      description = "a row for each step of a failing execution, also for those within one call")
  private boolean detail;

  /** What a failing execution is written on. */
  public Page page(Screen screen) {
    Page page = full ? screen.page().unabridged() : screen.page();
    return detail ? page.inDetail() : page;
  }

  public boolean json() {
    return json;
  }

  /** Prints a result in the form asked for. */
  public void print(Result result, TextReport text) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(new JsonReport(result).line());
      text.pages(result).forEach(spec.commandLine().getErr()::println);
    } else {
      text.lines(result).forEach(out::println);
    }
    out.flush();
  }

  /** Prints a line between results, for those who read them as text. */
  public void remark(String line) {
    if (!json) {
      spec.commandLine().getOut().println(line);
      spec.commandLine().getOut().flush();
    }
  }

  /** Whether anybody would see how far something has come. */
  boolean showsProgress(Screen screen) {
    return !silent && (!json || screen.liveErrors());
  }

  /** Explores something, and tells the progress if anybody would see it. */
  public <T> T withProgress(
      String name, Screen screen, Budget budget, Function<SearchProgress, T> exploration) {
    SearchProgress progress = new SearchProgress(budget, System::nanoTime);
    return withStatus(
        screen,
        () ->
            name
                + ": "
                + (screen.liveErrors() ? Bar.of(progress.explored()) : "")
                + progress.sentence(),
        () -> exploration.apply(progress));
  }

  /** Does something while a line tells how far it has come, if anybody would see that. */
  public <T> T withStatus(Screen screen, Supplier<String> text, Supplier<T> work) {
    return withStatus(screen, text, print -> work.get());
  }

  /** The same for work that prints now and then, while the line is away. */
  public <T> T withStatus(
      Screen screen, Supplier<String> text, Function<Consumer<Runnable>, T> work) {
    if (!showsProgress(screen)) {
      return work.apply(Runnable::run);
    }
    PrintWriter err = spec.commandLine().getErr();
    try (StatusLine line = new StatusLine(err, screen.liveErrors(), System::nanoTime, text)) {
      line.start();
      return work.apply(line::without);
    }
  }
}
