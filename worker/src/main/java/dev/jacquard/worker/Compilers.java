package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import java.util.ArrayList;
import java.util.List;

/**
 * What the compilers of a worker JVM are told, so that they come to the search early. When it
 * begins, the agent has just rewritten the classes of the JDK, and its own code would keep the
 * optimising compiler busy for one or two seconds: as long as a search of some thousand executions
 * takes. So that compiler gives up the agent's methods as too large; the other one is good enough
 * for them.
 */
final class Compilers {
  /** From this JDK on the largest size can be told for some methods only. */
  private static final int LIMITS_BY_METHOD = 24;

  /** How many nodes the optimising compiler may make of a method of the agent. */
  private static final int NODES = 1_000;

  private Compilers() {}

  /** The options for the JVM. */
  static List<String> options() {
    List<String> options = new ArrayList<>();
    if (Runtime.version().feature() >= LIMITS_BY_METHOD) {
      options.add("-XX:CompileCommand=quiet");
      packages().forEach(name -> options.add(limit(name)));
    }
    return options;
  }

  /** The packages of the agent and of what it needs, without those that are inside of others. */
  private static List<String> packages() {
    List<String> all = Agent.needed().stream().map(Class::getPackageName).distinct().toList();
    return all.stream()
        .filter(inner -> all.stream().noneMatch(outer -> inner.startsWith(outer + ".")))
        .toList();
  }

  private static String limit(String name) {
    return "-XX:CompileCommand=MaxNodeLimit," + name.replace('.', '/') + "/*.*," + NODES;
  }
}
