package dev.jacquard.benchmarks;

/**
 * What one complete execution of a program costs, in nanoseconds.
 *
 * @param steps the steps of the sample execution
 * @param total everything, as a user of the explorer has it
 * @param interpreter running the sample plan again
 * @param analyse happens-before of the sample trace
 * @param learn all that the strategy does with a trace: happens-before, races, the tree
 */
public record Costs(
    Subject subject, int steps, double total, double interpreter, double analyse, double learn) {
  /** Complete executions per second. */
  public double perSecond() {
    return 1e9 / total;
  }
}
