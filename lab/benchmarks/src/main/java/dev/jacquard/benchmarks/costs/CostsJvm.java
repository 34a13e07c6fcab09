package dev.jacquard.benchmarks.costs;

import dev.jacquard.benchmarks.jvm.Workload;
import java.time.Duration;
import java.util.List;

/**
 * The main class of the JVMs in which the costs of one workload are measured. Its arguments are
 * milliseconds of processor time and the words of the workload.
 */
final class CostsJvm {
  private CostsJvm() {}

  public static void main(String[] arguments) {
    List<String> words = List.of(arguments);
    Duration time = Duration.ofMillis(Long.parseLong(words.get(0)));
    Workload workload = Workload.of(words.subList(1, words.size()));
    new CostTable(ExecutionCosts.of(workload, time)).print(System.out);
    System.exit(0); // the threads that carried the program's are still there
  }
}
