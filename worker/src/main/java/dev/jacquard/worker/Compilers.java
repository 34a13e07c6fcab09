package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import java.util.ArrayList;
import java.util.List;

/**
 * What the compilers of a worker JVM are told, so that they come to the search early. When it
 * begins, the agent has just rewritten the classes of the JDK, and its own code fills the queue of
 * the optimising compiler for one or two seconds: as long as a search of some thousand executions
 * takes.
 */
final class Compilers {
  /** From so many processors on the JVM has a second thread for its optimising compiler anyway. */
  private static final int MANY_PROCESSORS = 4;

  /** How many times more often than others a method of the agent is called before it counts. */
  private static final String SCALE = "4.0";

  private Compilers() {}

  /** The options for the JVM. */
  static List<String> options() {
    List<String> options = new ArrayList<>();
    options.add("-XX:CompileCommand=quiet");
    Agent.needed().stream()
        .map(Class::getPackageName)
        .distinct()
        .forEach(name -> options.add(delay(name)));
    if (Runtime.getRuntime().availableProcessors() < MANY_PROCESSORS) {
      options.add("-XX:CICompilerCount=3");
    }
    return options;
  }

  private static String delay(String name) {
    String classes = name.replace('.', '/') + "/*.*";
    return "-XX:CompileCommand=CompileThresholdScaling," + classes + "," + SCALE;
  }
}
