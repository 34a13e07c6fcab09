package dev.jacquard.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.CommandRun;
import dev.jacquard.cli.WorkerRun;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A cluster of processes on this machine, some of which are killed, or stopped for a while. */
@Timeout(900)
class ClusterTest {
  private static final String SERVING = "serving at ";

  /** {@code Counters} with 3 threads of 4 steps each. */
  private static final long EXECUTIONS = 34_650;

  @TempDir private Path directory;

  private final List<Process> running = new ArrayList<>();
  private Process served;
  private String url = "";

  @AfterEach
  void endAll() {
    running.forEach(process -> process.descendants().forEach(ProcessHandle::destroyForcibly));
    running.forEach(Process::destroyForcibly);
  }

  private Process start(String... words) throws IOException {
    Process process = WorkerRun.started(words);
    running.add(process);
    return process;
  }

  /** At the port of before, if there was one. */
  private void serve() throws IOException {
    String port = url.isEmpty() ? "0" : url.substring(url.lastIndexOf(':') + 1);
    served = start("cluster", "serve", "--port", port, "--dir", directory.toString());
    BufferedReader out = new BufferedReader(new InputStreamReader(served.getInputStream()));
    String line = out.readLine();
    assertThat(line).startsWith(SERVING);
    url = line.substring(SERVING.length(), line.indexOf(','));
  }

  /** Its executions are made by nobody as long as nobody joins. */
  @Test
  void searchIsShownStoppedAndForgotten() throws Exception {
    served = start("cluster", "serve", "--port", "0", "--dir", directory.toString(), "--page", "0");
    BufferedReader out = new BufferedReader(new InputStreamReader(served.getInputStream()));
    String line = out.readLine();
    url = line.substring(SERVING.length(), line.indexOf(','));
    URI page = URI.create(out.readLine().substring("showing it at ".length()) + "state.json");
    Process check = check();
    String name = "";
    while (name.isEmpty()) {
      name = CommandRun.parse(read(page)).at("/searches/0/name").asText();
    }
    CommandRun unknown = WorkerRun.jacquard("cluster", "stop", "nothing", url);
    assertThat(unknown.err()).contains("no search begins with nothing");
    assertThat(unknown.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(WorkerRun.jacquard("cluster", "stop", name, url).exit()).isZero();
    CommandRun run = WorkerRun.finished(check);
    assertThat(run.exit()).as(run.toString()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out()).contains("the cluster was told to end the search");

    Process again = check();
    while (CommandRun.parse(read(page)).at("/searches/0/over").asBoolean(true)) {
      assertThat(served.isAlive()).isTrue();
    }
    assertThat(WorkerRun.jacquard("cluster", "forget", name, url).exit()).isZero();
    assertThat(WorkerRun.finished(again).err()).contains("there is no such search");
    assertThat(WorkerRun.jacquard("cluster", "status", "--follow", url).out())
        .isEqualTo("no searches" + System.lineSeparator());
  }

  private static String read(URI page) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(page).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
  }

  private Process join() throws IOException {
    return start("cluster", "join", url, "--workers", "1");
  }

  private Process check() throws IOException {
    return start(
        Stream.of(
                "check",
                "-cp",
                "target/test-classes",
                "--json",
                "--no-progress",
                "--cluster",
                url,
                "dev.jacquard.cli.programs.Counters",
                "--",
                "3",
                "4")
            .toArray(String[]::new));
  }

  private static void assertExact(Process check) throws Exception {
    CommandRun run = WorkerRun.finished(check);
    assertThat(run.exit()).as(run.toString()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(CommandRun.parse(run.out()).get("executions").asLong()).isEqualTo(EXECUTIONS);
    assertThat(CommandRun.parse(run.out()).get("verdict").asText()).isEqualTo("complete");
  }

  @Test
  void everyExecutionIsCountedOnceThoughTheBrokerAndAWorkerAreKilled() throws Exception {
    serve();
    Process first = join();
    join();
    Process check = check();
    awaitExecutions();
    kill(first);
    join();
    kill(served);
    serve();
    assertExact(check);
  }

  /** Until something is counted, so that there is something to lose. */
  private void awaitExecutions() throws Exception {
    String status = "";
    while (!status.matches("(?s)\\w{12}: [1-9].*")) {
      CommandRun run = WorkerRun.jacquard("cluster", "status", url);
      assertThat(run.exit()).as(run.toString()).isZero();
      status = run.out();
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void everyExecutionIsCountedOnceUnderRandomFaults(long seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    serve();
    List<Process> stations = new ArrayList<>(List.of(join(), join()));
    Process check = check();
    awaitExecutions();
    for (int faults = 0; faults < 5 && check.isAlive(); faults++) {
      int which = random.nextInt(2);
      switch (random.nextInt(4)) {
        case 0 -> {
          kill(served);
          serve();
        }
        case 1 -> {
          kill(stations.get(which));
          stations.set(which, join());
        }
        case 2 ->
            stations.get(which).children().findFirst().ifPresent(ProcessHandle::destroyForcibly);
        default -> {
          signal("STOP", stations.get(which));
          stations.add(join());
          signal("CONT", stations.get(which));
        }
      }
      WorkerRun.jacquard("cluster", "status", url); // what it tells is of no interest here
    }
    assertExact(check);
  }

  private static void kill(Process process) throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  private static void signal(String name, Process process) throws Exception {
    assertThat(new ProcessBuilder("kill", "-" + name, "" + process.pid()).start().waitFor())
        .isZero();
  }

  @Test
  void nobodyServesOthersWithoutAskingWhoTheyAre() {
    CommandRun run =
        CommandRun.jacquard("cluster", "serve", "--bind", "0.0.0.0", "--dir", directory.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("--user", "--keys", "--bind 127.0.0.1");
  }
}
