package dev.jacquard.benchmarks.path;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.program.LongWrites;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What one scheduling point costs: two threads with many volatile writes. */
@State(Scope.Thread)
public class SchedulingPoints {
  /** The writes of both, and starting and joining each of them. */
  private static final int STEPS = 2 * LongWrites.WRITES + 4;

  private static final Plan FREE = Plan.free(Tail.Fixed.STAY);

  /** The root is birth 0: it starts both, then they write, then it waits for them. */
  private static final Plan STAYING =
      following("j1-0x2-1x" + LongWrites.WRITES + "-2x" + LongWrites.WRITES + "-0x2");

  private static final Plan ALTERNATING =
      following("j1-0x2" + "-1-2".repeat(LongWrites.WRITES) + "-0x2");

  private JvmProgram program;

  private static Plan following(String schedule) {
    return Plan.following(Schedule.parse(schedule), Tail.Fixed.STAY);
  }

  @Setup
  public void load() {
    program = Programs.of(Hooked.instance(LongWrites.class));
    check(STAYING, 1);
    check(ALTERNATING, 2 * LongWrites.WRITES - 1);
  }

  private void check(Plan plan, int expected) {
    Trace trace = program.run(plan);
    int switches = 0;
    for (int i = 3; i < trace.length() - 2; i++) {
      switches += trace.thread(i) == trace.thread(i - 1) ? 0 : 1;
    }
    if (trace.length() != STEPS || switches != expected) {
      throw new IllegalStateException(trace.length() + " steps, " + switches + " switches");
    }
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int sameThreadGoesOnFree() {
    return program.run(FREE).length();
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int sameThreadGoesOnPlanned() {
    return program.run(STAYING).length();
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int switchOfThreads() {
    return program.run(ALTERNATING).length();
  }
}
