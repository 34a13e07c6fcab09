package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.testkit.LineDebugger;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A replay with a debugger: breakpoints stop in the order of the interleaving. */
class DebuggedReplayTest {
  private static final String CLASSES = "target/test-classes";
  private static final String PROGRAM = "dev.jacquard.cli.programs.Account#lostDeposit";

  /** Where {@code balance} reads and {@code balance(int)} writes. */
  private static final List<Integer> LINES = List.of(16, 20);

  private static final List<String> ORDER = List.of("alice:16", "bob:16", "bob:20", "alice:20");

  @Test
  @Timeout(120)
  void breakpointsStopInTheOrderOfTheInterleaving() throws Exception {
    CommandRun found =
        WorkerRun.inOneWorker(
                Map.of("found", List.of("check", "-cp", CLASSES, "--symmetry", "none", PROGRAM)))
            .get("found");
    Matcher schedule = Pattern.compile("jacquard replay (\\S+) ").matcher(found.out());
    assertThat(schedule.find()).as(found.out()).isTrue();
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    Process replay =
        WorkerRun.started(
            "replay",
            schedule.group(1),
            "-cp",
            CLASSES,
            "--patience",
            "50ms",
            "--debug",
            "--port=" + port,
            PROGRAM);
    List<String> stops = new LineDebugger("dev.jacquard.cli.programs.Account", LINES).stops(port);
    CommandRun run = WorkerRun.finished(replay);
    assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.err()).contains("waiting for a debugger at 127.0.0.1:" + port);
    assertThat(stops).isNotEmpty();
    assertThat(ofThreads(stops)).isEqualTo(repeated(ofThreads(stops).size() / ORDER.size()));
  }

  /** The main thread reads as well, in the end. */
  private static List<String> ofThreads(List<String> stops) {
    return stops.stream().filter(stop -> !stop.startsWith("main:")).toList();
  }

  /** The first runs of a program load its classes, so there are several. */
  private static List<String> repeated(int times) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      all.addAll(ORDER);
    }
    return all;
  }
}
