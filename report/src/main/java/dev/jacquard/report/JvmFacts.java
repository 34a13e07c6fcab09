package dev.jacquard.report;

import java.util.List;

/**
 * What there is to say of the exploration of a JVM program, and of no other.
 *
 * @param carrier what its threads ran on
 * @param notControlled what was not under control
 * @param outOfControl whether the exploration had to be given up for that
 * @param weakAccesses where the program has atomic accesses that are weaker than volatile
 * @param assumptions what the exploration has taken for granted
 * @param output what the program printed in the replayed execution
 * @param remarks what the program said of its executions
 * @param deaths what threads died of in the first execution that fails
 */
public record JvmFacts(
    String carrier,
    List<String> notControlled,
    boolean outOfControl,
    List<String> weakAccesses,
    List<Assumption> assumptions,
    List<String> output,
    Remarks remarks,
    List<Death> deaths) {
  /** What a thread died of. */
  public record Death(String thread, Throwable cause) {}

  public JvmFacts {
    weakAccesses = List.copyOf(weakAccesses);
    assumptions = List.copyOf(assumptions);
    notControlled = List.copyOf(notControlled);
    output = List.copyOf(output);
    deaths = List.copyOf(deaths);
  }

  /** The version of the JDK on which all this happened. */
  public String jdk() {
    return Runtime.version().toString();
  }
}
