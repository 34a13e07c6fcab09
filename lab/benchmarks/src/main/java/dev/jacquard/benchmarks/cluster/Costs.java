package dev.jacquard.benchmarks.cluster;

/**
 * What it costs a worker to deal with the office, in executions.
 *
 * @param trip to ask for regions and get them, or to commit
 * @param region for each region that is taken or committed
 * @param offer for each offer that is read
 */
record Costs(double trip, double region, double offer) {
  /** A millisecond each way for executions of a Java program, which take about as long. */
  static final Costs USUAL = new Costs(1, 0.05, 0.02);
}
