package dev.jacquard.cli.command;

import dev.jacquard.worker.watch.Alarm;
import java.util.stream.Collectors;

/** What is said of a program that makes no step any more, or for which there is no more time. */
public final class Hang {
  private static final String ADVICE =
      "a program that computes longer than that needs --patience 60s";

  private Hang() {}

  /** What the watchdog said, without the frames of Jacquard, and what to do. */
  public static Alarm inProgram(Alarm alarm) {
    String why =
        alarm
            .why()
            .lines()
            .filter(line -> !line.strip().startsWith("at dev.jacquard."))
            .collect(Collectors.joining(System.lineSeparator()));
    boolean advice = alarm.cause() == Alarm.Cause.NO_STEP;
    return new Alarm(alarm.cause(), why + (advice ? System.lineSeparator() + "    " + ADVICE : ""));
  }
}
