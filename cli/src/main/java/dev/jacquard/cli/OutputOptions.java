package dev.jacquard.cli;

import dev.jacquard.explore.Listener;
import dev.jacquard.report.Page;
import java.io.PrintWriter;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say what is printed, and where. */
final class OutputOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--json", description = "one JSON object per program on standard output")
  private boolean json;

  @Option(names = "--no-progress", description = "no progress on standard error")
  private boolean silent;

  @Option(names = "--full", description = "every step of a failing execution, also of a long one")
  private boolean full;

  /** What a failing execution is written on. */
  Page page(Screen screen) {
    return full ? screen.page().unabridged() : screen.page();
  }

  boolean json() {
    return json;
  }

  /** Prints a result in the form asked for. */
  void print(Result result, TextReport text) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(new JsonReport(result).line());
      text.pages(result).forEach(spec.commandLine().getErr()::println);
    } else {
      text.lines(result).forEach(out::println);
    }
    out.flush();
  }

  /** Whether anybody would see how far something has come. */
  boolean showsProgress(Screen screen) {
    return !silent && (!json || screen.liveErrors());
  }

  /** Does something that tells its progress. */
  <T> T withProgress(String name, Screen screen, Function<Listener, T> exploration) {
    if (!showsProgress(screen)) {
      return exploration.apply(Listener.NONE);
    }
    PrintWriter err = spec.commandLine().getErr();
    try (Progress progress = new Progress(name, err, screen.liveErrors(), System::nanoTime)) {
      return exploration.apply(progress);
    }
  }
}
