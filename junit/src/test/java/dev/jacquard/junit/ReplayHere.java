package dev.jacquard.junit;

import java.util.Map;

/** The main class of a JVM of tests in which one execution of a sample is replayed. */
final class ReplayHere {
  private ReplayHere() {}

  /** Given a test method, its display name and a replay string; prints what the test fails with. */
  public static void main(String[] arguments) {
    SampleRun run =
        SampleRun.ofMethod(
            arguments[0], Map.of("jacquard.replay", arguments[2], "jacquard.replay.here", "true"));
    System.out.println(run.message(arguments[1]));
    System.exit(0);
  }
}
