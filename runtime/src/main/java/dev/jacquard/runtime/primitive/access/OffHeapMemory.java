package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;

/**
 * Memory outside of the heap, by addresses that differ from run to run. It counts as one place:
 * uses of it that are not ordered are named, since no exploration looks at what they come to.
 */
public final class OffHeapMemory {
  private OffHeapMemory() {}

  /** A use by an address follows. */
  public static void use() {
    use("off-heap memory that threads use without order,");
  }

  /** A use follows. */
  public static void use(String what) {
    if (Control.on()) {
      use(Control.execution(), what);
    }
  }

  @Enters
  private static void use(Execution execution, String what) {
    execution.accesses().offHeap(what);
  }
}
