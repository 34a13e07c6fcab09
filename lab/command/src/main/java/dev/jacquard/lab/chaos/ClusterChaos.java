package dev.jacquard.lab.chaos;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** A search of a real program by a cluster of real processes, to which faults happen. */
public final class ClusterChaos {
  private static final int STATIONS = 2;
  private static final long LONGEST_PAUSE = 3_000;
  private static final long SHORT_STOP = 2_000;

  /** After 15 seconds of silence others get what a station has. */
  private static final long LONG_STOP = 18_000;

  private static final long PATIENCE = TimeUnit.MINUTES.toMillis(15);

  /**
   * What came of it.
   *
   * @param faults that happened before the search was over
   * @param told what the command told, if that is wrong
   */
  public record Outcome(long seed, List<String> faults, String told) {
    /** Whether what is counted is what there is. */
    public boolean isExact() {
      return told.isEmpty();
    }
  }

  private final Path jar;
  private final Path classPath;
  private final int faults;

  /**
   * Runs of the command in a jar.
   *
   * @param classPath where the program is, which comes with this class
   * @param faults how many there are in each run, if it lasts so long
   */
  public ClusterChaos(Path jar, Path classPath, int faults) {
    this.jar = jar;
    this.classPath = classPath;
    this.faults = faults;
  }

  /** One run. */
  public Outcome run(long seed) throws IOException, InterruptedException {
    SplittableRandom random = new SplittableRandom(seed);
    Path directory = Files.createTempDirectory("jacquard-chaos");
    try (Members members = new Members(jar, directory)) {
      members.serve();
      for (int i = 0; i < STATIONS; i++) {
        members.join();
      }
      Process check = members.check(classPath, Sections.class.getName());
      awaitExecutions(members, check);
      List<String> happened = new ArrayList<>();
      while (happened.size() < faults && check.isAlive()) {
        Thread.sleep(random.nextLong(LONGEST_PAUSE));
        Fault fault = Fault.any(random);
        if (happens(fault, members, random) && check.isAlive()) {
          happened.add(fault.toString());
        }
      }
      return new Outcome(seed, happened, wrong(check));
    }
  }

  /** Until something is counted, so that there is something to lose. */
  private static void awaitExecutions(Members members, Process check)
      throws IOException, InterruptedException {
    while (check.isAlive() && !members.status().orElse("").matches("(?s)\\w{12}: [1-9].*")) {
      Thread.sleep(SHORT_STOP / 10);
    }
  }

  private static boolean happens(Fault fault, Members members, SplittableRandom random)
      throws IOException, InterruptedException {
    int which = random.nextInt(STATIONS);
    switch (fault) {
      case SERVER_KILLED -> members.killServer();
      case STATION_KILLED -> members.killStation(which);
      case WORKER_KILLED -> {
        return members.killWorker(which);
      }
      case STATION_STOPPED ->
          members.stopStation(which, random.nextBoolean() ? LONG_STOP : SHORT_STOP);
      case SERVER_STOPPED -> members.stopServer(SHORT_STOP);
    }
    return true;
  }

  /** What is wrong with what the command tells; nothing if all is right. */
  private static String wrong(Process check) throws IOException, InterruptedException {
    if (!check.waitFor(PATIENCE, TimeUnit.MILLISECONDS)) {
      return "no end within " + TimeUnit.MILLISECONDS.toMinutes(PATIENCE) + " minutes";
    }
    String told = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    boolean right =
        check.exitValue() == 0
            && told.contains("\"verdict\":\"complete\"")
            && told.contains("\"executions\":" + Sections.EXECUTIONS + ",");
    return right ? "" : "exit code " + check.exitValue() + ": " + told;
  }
}
