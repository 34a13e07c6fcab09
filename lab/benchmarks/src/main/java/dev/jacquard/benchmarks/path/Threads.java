package dev.jacquard.benchmarks.path;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.program.IdleThreads;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.runtime.JvmProgram;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What a run costs that starts threads that do nothing and waits for them. */
@State(Scope.Thread)
public class Threads {
  private static final Plan FREE = Plan.free(Tail.Fixed.LOWEST);

  @Param({"1", "4", "16", "26"})
  public int threads;

  private JvmProgram program;

  @Setup
  public void load() {
    program = Programs.of(Hooked.instance(IdleThreads.class, threads));
  }

  @Benchmark
  public int run() {
    return program.run(FREE).length();
  }
}
