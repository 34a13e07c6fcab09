package dev.jacquard.cli.terminal;

import dev.jacquard.report.text.Page;
import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where the output of the command appears.
 *
 * @param page for standard output
 * @param liveErrors whether standard error is a terminal, on which a line can be overwritten
 */
public record Screen(Page page, boolean liveErrors) {
  private static final String FULL = "--full";

  /** Files or pipes. */
  public static final Screen NONE = new Screen(Page.PLAIN.with(FULL), false);

  private static final int NARROWEST = 40;

  /** What this process writes to. */
  public static Screen detect() {
    return detect(System.getenv(), isTerminal(1), isTerminal(2));
  }

  /** {@code NO_COLOR} (no-color.org) and {@code COLUMNS} are respected. */
  public static Screen detect(
      Map<String, String> environment, boolean terminalOut, boolean terminalErr) {
    boolean dumb = environment.getOrDefault("TERM", "dumb").equals("dumb");
    boolean coloured = terminalOut && !dumb && environment.getOrDefault("NO_COLOR", "").isEmpty();
    int width = width(environment.getOrDefault("COLUMNS", ""));
    return new Screen(new Page(width, Page.PLAIN.rows(), coloured, FULL), terminalErr && !dumb);
  }

  private static int width(String columns) {
    return columns.matches("\\d{1,4}")
        ? Math.max(NARROWEST, Integer.parseInt(columns))
        : Page.PLAIN.width();
  }

  /** Java has no isatty: ask the kernel where it has a /proc, else the console. */
  private static boolean isTerminal(int descriptor) {
    Path link = Path.of("/proc/self/fd/" + descriptor);
    if (Files.isSymbolicLink(link)) {
      try {
        return Files.readSymbolicLink(link).startsWith("/dev/pts")
            || Files.readSymbolicLink(link).startsWith("/dev/tty");
      } catch (IOException unknown) {
        return false;
      }
    }
    return isTerminal(System.console());
  }

  /** From JDK 22 on there is a console even without a terminal, and it can be asked. */
  private static boolean isTerminal(Console console) {
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException before22) {
      return true;
    }
  }
}
