package dev.jacquard.benchmarks.peers.guest;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;

/**
 * Checks a program as often as somebody asks for it: each line that comes in is a number of
 * milliseconds of processor time, for which the check is repeated at least, and a line about it
 * goes out.
 */
public final class Rounds {
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private final Check check;

  public Rounds(Check check) {
    this.check = check;
  }

  /** Answers lines until there are no more. */
  public void answer(InputStream in, PrintStream out) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Checked checked = round(Long.parseLong(line.strip()));
      out.println();
      out.println(checked.line());
      out.flush();
    }
  }

  private Checked round(long millis) {
    long wall = System.nanoTime();
    long processor = SYSTEM.getProcessCpuTime();
    long checks = 0;
    long executions = 0;
    String finding;
    do {
      Checked one = check.run();
      checks++;
      executions += one.executions();
      finding = one.finding();
    } while (SYSTEM.getProcessCpuTime() - processor < millis * 1_000_000);
    return new Checked(
        checks,
        executions,
        System.nanoTime() - wall,
        SYSTEM.getProcessCpuTime() - processor,
        finding);
  }
}
