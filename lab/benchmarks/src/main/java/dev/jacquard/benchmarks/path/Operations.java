package dev.jacquard.benchmarks.path;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.program.Repeated;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.runtime.JvmProgram;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What an operation costs that is a step or two, while the same thread goes on. */
@State(Scope.Thread)
public class Operations {
  private static final Plan STAYING = Plan.free(Tail.Fixed.STAY);

  /** The operations by what they are; locks are taken and given back. */
  public enum Operation {
    VOLATILE_READ(Repeated.VolatileRead.class),
    VOLATILE_WRITE(Repeated.VolatileWrite.class),
    ATOMIC_ADD(Repeated.AtomicAdd.class),
    MONITOR(Repeated.Monitor.class),
    REENTRANT_LOCK(Repeated.Lock.class);

    private final Class<? extends Runnable> program;

    Operation(Class<? extends Runnable> program) {
      this.program = program;
    }
  }

  @Param public Operation operation;

  private JvmProgram program;

  @Setup
  public void load() {
    program = Programs.of(Hooked.instance(operation.program));
  }

  @Benchmark
  @OperationsPerInvocation(Repeated.TIMES)
  public int run() {
    return program.run(STAYING).length();
  }
}
