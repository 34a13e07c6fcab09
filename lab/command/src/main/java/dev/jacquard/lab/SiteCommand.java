package dev.jacquard.lab;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.site.Site;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes the site of the documentation. */
@Command(
    name = "site",
    description = "Makes a static site of the documentation, with a search that needs no server.",
    mixinStandardHelpOptions = true)
final class SiteCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "target/site",
      description = "where to write it (default: ${DEFAULT-VALUE})")
  private Path out;

  @Override
  public Integer call() throws IOException {
    Path here = Path.of("").toAbsolutePath();
    if (!Files.isRegularFile(here.resolve("docs/decisions/README.md"))) {
      throw new ParameterException(
          spec.commandLine(), "there is no documentation here; run it in the root of a checkout");
    }
    int pages = Site.of(here).write(out);
    spec.commandLine().getOut().printf("%d pages: %s%n", pages, out.resolve("index.html"));
    return ExitCode.CLEAN.code();
  }
}
