package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.program.AtomicAdds2x2;
import dev.jacquard.benchmarks.program.AtomicAdds4x2;
import dev.jacquard.benchmarks.program.LockSections2x1;
import dev.jacquard.benchmarks.program.Threaded;
import dev.jacquard.benchmarks.program.VolatileWrites2x3;
import dev.jacquard.benchmarks.program.VolatileWrites4x5;
import java.util.List;

/**
 * A program whose exploration is measured.
 *
 * @param program the program as it is without control
 * @param traces how many executions an optimal reduction has, to be sure of what is measured
 */
record JvmSubject(String name, Threaded program, long traces) {
  /** The smallest, which the aims are about. */
  static final JvmSubject SMALLEST =
      new JvmSubject("2x3 volatile writes", new VolatileWrites2x3(), 20);

  /** So many executions that no exploration comes to an end. */
  static final JvmSubject ENDLESS =
      new JvmSubject("4x5 volatile writes", new VolatileWrites4x5(), 11_732_745_024L);

  static final List<JvmSubject> ALL =
      List.of(
          SMALLEST,
          ENDLESS,
          new JvmSubject("2x2 AtomicInteger", new AtomicAdds2x2(), 6),
          new JvmSubject("4x2 AtomicInteger", new AtomicAdds4x2(), 2520),
          new JvmSubject("2x1 ReentrantLock", new LockSections2x1(), 2));

  /** The same program with hooks. */
  Runnable controlled() {
    return Hooked.instance(program.getClass());
  }
}
