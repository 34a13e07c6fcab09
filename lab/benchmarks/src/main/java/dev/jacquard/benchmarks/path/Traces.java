package dev.jacquard.benchmarks.path;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.measure.Sample;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.RaceDetector;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the search does with a finished trace of the indexer, by the number of its threads. */
@State(Scope.Thread)
public class Traces {
  /** Traces of this number differ little in length. */
  private static final int FEW = 100;

  @Param({"1", "7", "26"})
  public int workers;

  private Sample sample;
  private HappensBefore order;
  private RaceDetector detector;

  @Setup
  public void load() {
    sample = new Sample(Programs.of(Hooked.named("indexer", workers)), FEW).repeatedTo(FEW);
    order = HappensBefore.ofSearch();
    detector = new RaceDetector();
  }

  @Benchmark
  @OperationsPerInvocation(FEW)
  public long happensBefore() {
    return sample.analyse(order);
  }

  /** A run has already compared each plain access with those before it. */
  @Benchmark
  @OperationsPerInvocation(FEW)
  public long dataRaces() {
    return sample.findRaces(detector);
  }
}
