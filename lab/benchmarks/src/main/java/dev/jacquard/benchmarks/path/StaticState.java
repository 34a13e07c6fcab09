package dev.jacquard.benchmarks.path;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.program.StaticCounter;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.runtime.JvmProgram;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What a run costs that uses classes with static state, which are initialised again in each run. A
 * second use of the classes costs their accesses alone; so initialising is what both uses have in
 * common.
 */
@State(Scope.Thread)
public class StaticState {
  private static final Plan FREE = Plan.free(Tail.Fixed.STAY);

  @Param({"0", "5", "50"})
  public int classes;

  @Param({"1", "2"})
  public int uses;

  private JvmProgram program;

  @Setup
  public void load() {
    Runnable[] counters =
        Stream.generate(() -> Hooked.instance(StaticCounter.class))
            .limit(classes)
            .toArray(Runnable[]::new);
    int times = uses;
    program =
        Programs.of(
            () -> {
              for (int i = 0; i < times; i++) {
                for (Runnable counter : counters) {
                  counter.run();
                }
              }
            });
  }

  @Benchmark
  public int run() {
    return program.run(FREE).length();
  }
}
