package dev.jacquard.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.CommandRun;
import dev.jacquard.cli.WorkerRun;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What docs/cluster.md says of several machines, step by step, with two. */
@Timeout(900)
class TwoMachinesTest {
  private static final Map<String, String> PASSWORD =
      Map.of("JACQUARD_CLUSTER_PASSWORD", "a secret of two machines");
  private static final Pattern SERVING =
      Pattern.compile("serving at (tcp://[0-9.]+:\\d+), signing by the key ([0-9a-f]{64})");

  private final List<Process> running = new ArrayList<>();

  @TempDir private Path directory;

  @AfterEach
  void endAll() {
    running.forEach(process -> process.descendants().forEach(ProcessHandle::destroyForcibly));
    running.forEach(Process::destroyForcibly);
  }

  private Process start(List<String> by, String... words) throws IOException {
    Process process = WorkerRun.started(by, PASSWORD, words);
    running.add(process);
    return process;
  }

  @Test
  void everyExecutionIsCountedOnceThoughTheCableIsCut() throws Exception {
    try (TwoMachines machines = new TwoMachines()) {
      Process serve =
          start(
              machines.onFirst(),
              ("cluster serve --port 0 --user ann --bind "
                      + TwoMachines.FIRST
                      + " --dir "
                      + directory)
                  .split(" "));
      String line = new BufferedReader(new InputStreamReader(serve.getInputStream())).readLine();
      Matcher served = SERVING.matcher(String.valueOf(line));
      assertThat(served.matches()).as(line).isTrue();
      String url = served.group(1);
      String join = "cluster join " + url + " --workers 1 --user ann --seal " + served.group(2);
      start(machines.onFirst(), join.split(" "));
      start(machines.onSecond(), join.split(" "));
      Process check =
          start(
              machines.onSecond(),
              ("check -cp target/test-classes --json --no-progress --user ann --cluster "
                      + url
                      + " dev.jacquard.cli.programs.Counters -- 3 4")
                  .split(" "));
      awaitExecutions(machines, url);
      machines.cut();
      assertThat(WorkerRun.jacquard("--version").exit()).isZero(); // takes a while
      machines.heal();
      CommandRun run = WorkerRun.finished(check);
      assertThat(run.exit()).as(run.toString()).isEqualTo(ExitCode.CLEAN.code());
      assertThat(CommandRun.parse(run.out()).get("executions").asLong()).isEqualTo(34_650);
      endAll();
    }
  }

  /** Until something is counted, so that there is something to lose. */
  private void awaitExecutions(TwoMachines machines, String url) throws Exception {
    String told = "";
    while (!told.matches("(?s)\\w{12}: [1-9].*")) {
      CommandRun status =
          WorkerRun.finished(start(machines.onSecond(), "cluster", "status", url, "--user", "ann"));
      assertThat(status.exit()).as(status.toString()).isZero();
      told = status.out();
    }
  }
}
