package dev.jacquard.lab.chaos;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The processes of a cluster on this machine: one that serves, and stations with a worker each. */
final class Members implements AutoCloseable {
  private static final String SERVING = "serving at ";

  private final Path jar;
  private final Path directory;
  private final List<Process> all = new ArrayList<>();
  private final List<Process> stations = new ArrayList<>();
  private Process server;
  private String url = "";

  /**
   * Nobody yet.
   *
   * @param jar of the command
   * @param directory where the one who serves keeps what it has
   */
  Members(Path jar, Path directory) {
    this.jar = jar;
    this.directory = directory;
  }

  private Process start(List<String> words) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-jar",
                jar.toString()));
    command.addAll(words);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    all.add(process);
    return process;
  }

  /** Starts the one who serves; at the same place, if there was one. */
  void serve() throws IOException {
    String port = url.isEmpty() ? "0" : url.substring(url.lastIndexOf(':') + 1);
    server = start(List.of("cluster", "serve", "--port", port, "--dir", directory.toString()));
    BufferedReader out =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    String line = String.valueOf(out.readLine());
    if (!line.startsWith(SERVING)) {
      throw new IOException("nobody serves: " + line);
    }
    url = line.substring(SERVING.length(), line.indexOf(','));
  }

  void join() throws IOException {
    stations.add(start(List.of("cluster", "join", url, "--workers", "1")));
  }

  /** Asks for the search of a program that is found at some place. */
  Process check(Path classPath, String program) throws IOException {
    return start(
        List.of(
            "check",
            "-cp",
            classPath.toString(),
            "--json",
            "--no-progress",
            "--cluster",
            url,
            program));
  }

  /** How many executions are counted, as far as somebody says so. */
  Optional<String> status() throws IOException, InterruptedException {
    Process status = start(List.of("cluster", "status", url));
    String told = new String(status.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return status.waitFor() == 0 ? Optional.of(told) : Optional.empty();
  }

  void killServer() throws IOException, InterruptedException {
    server.destroyForcibly().waitFor();
    serve();
  }

  void killStation(int which) throws IOException, InterruptedException {
    Process station = stations.remove(which);
    List<ProcessHandle> workers = station.descendants().toList();
    station.destroyForcibly().waitFor();
    workers.forEach(ProcessHandle::destroyForcibly);
    join();
  }

  /** False if it has none at present. */
  boolean killWorker(int which) {
    return stations
        .get(which)
        .children()
        .findFirst()
        .map(ProcessHandle::destroyForcibly)
        .orElse(false);
  }

  void stopStation(int which, long millis) throws IOException, InterruptedException {
    List<ProcessHandle> stopped = new ArrayList<>(List.of(stations.get(which).toHandle()));
    stations.get(which).children().forEach(stopped::add);
    stop(stopped, millis);
  }

  void stopServer(long millis) throws IOException, InterruptedException {
    stop(List.of(server.toHandle()), millis);
  }

  private static void stop(List<ProcessHandle> processes, long millis)
      throws IOException, InterruptedException {
    for (ProcessHandle process : processes) {
      signal("STOP", process);
    }
    Thread.sleep(millis);
    for (ProcessHandle process : processes) {
      signal("CONT", process);
    }
  }

  /** To a process that may have ended meanwhile. */
  private static void signal(String name, ProcessHandle process)
      throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  @Override
  public void close() {
    for (Process process : all) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
