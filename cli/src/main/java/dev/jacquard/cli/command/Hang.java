package dev.jacquard.cli.command;

import java.util.stream.Collectors;

/** What is said of a program that makes no step any more. */
public final class Hang {
  private Hang() {}

  /** What the watchdog said, without the frames of Jacquard. */
  public static String inProgram(String why) {
    return why.lines()
        .filter(line -> !line.strip().startsWith("at dev.jacquard."))
        .collect(Collectors.joining(System.lineSeparator()));
  }
}
