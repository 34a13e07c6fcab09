package dev.jacquard.benchmarks.path;

import dev.jacquard.benchmarks.measure.Stopwatch;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * A profiler of JMH that reports the processor time of the whole process per operation, garbage
 * collection and compilation included.
 */
public final class ProcessorTime implements InternalProfiler {
  static final String LABEL = "processor";

  private long start;

  @Override
  public String getDescription() {
    return "processor time per operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    start = Stopwatch.Clock.PROCESSOR.nanos();
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long spent = Stopwatch.Clock.PROCESSOR.nanos() - start;
    long operations = Math.max(1, result.getMetadata().getAllOps());
    return List.of(
        new ScalarResult(LABEL, (double) spent / operations, "ns/op", AggregationPolicy.AVG));
  }
}
