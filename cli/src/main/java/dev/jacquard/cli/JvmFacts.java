package dev.jacquard.cli;

import java.util.List;

/**
 * What there is to say of the exploration of a JVM program, and of no other.
 *
 * @param carrier what its threads ran on
 * @param notControlled what was not under control
 * @param outOfControl whether the exploration had to be given up for that
 * @param stacks where the accesses of the first race come from
 * @param output what the program printed in the first failing execution, or in the replayed one
 */
record JvmFacts(
    String carrier,
    List<String> notControlled,
    boolean outOfControl,
    List<String> stacks,
    List<String> output) {
  JvmFacts {
    stacks = List.copyOf(stacks);
    notControlled = List.copyOf(notControlled);
    output = List.copyOf(output);
  }

  /** The version of the JDK on which all this happened. */
  String jdk() {
    return Runtime.version().toString();
  }
}
