package dev.jacquard.benchmarks.path;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.program.PlainLoop;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.runtime.JvmProgram;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What an access to a plain field costs: with a hook under control and without, and bare. */
@State(Scope.Thread)
public class PlainAccesses {
  private static final Plan FREE = Plan.free(Tail.Fixed.STAY);

  private Runnable hooked;
  private Runnable bare;
  private JvmProgram program;

  @Setup
  public void load() {
    hooked = Hooked.instance(PlainLoop.class);
    bare = new PlainLoop();
    program = Programs.of(hooked);
  }

  @Benchmark
  @OperationsPerInvocation(PlainLoop.ACCESSES)
  public int underControl() {
    return program.run(FREE).length();
  }

  @Benchmark
  @OperationsPerInvocation(PlainLoop.ACCESSES)
  public void hookedInAnotherThread() {
    hooked.run();
  }

  @Benchmark
  @OperationsPerInvocation(PlainLoop.ACCESSES)
  public void withoutHook() {
    bare.run();
  }
}
