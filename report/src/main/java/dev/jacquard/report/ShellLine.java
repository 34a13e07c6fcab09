package dev.jacquard.report;

import dev.jacquard.kernel.Schedule;

/** The line to paste into a shell that replays one execution of a program. */
public interface ShellLine {
  /** The line for a program, by its name, and an execution. */
  String of(String name, Schedule schedule);
}
