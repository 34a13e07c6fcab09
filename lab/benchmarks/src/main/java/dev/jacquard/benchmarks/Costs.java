package dev.jacquard.benchmarks;

/**
 * What one complete execution of a program costs, in nanoseconds of processor time.
 *
 * @param steps the average number of steps of the sampled executions
 * @param total everything, as a user of the explorer has it
 * @param interpreter running the plan
 * @param analyse happens-before of the trace
 * @param learn all that the strategy does: happens-before, races, the tree, the next plan
 */
public record Costs(
    Subject subject, double steps, double total, double interpreter, double analyse, double learn) {
  /** Complete executions per second. */
  public double perSecond() {
    return 1e9 / total;
  }
}
