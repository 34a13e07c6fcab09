package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;

/**
 * Atomic accesses of the program that are weaker than volatile ones: opaque, acquire, release. They
 * are explored as interleavings, which are fewer than the memory model allows them, so the verdict
 * has to say that they were there.
 */
@Tells("it only notes a place in the program")
public final class WeakAccesses {
  private WeakAccesses() {}

  /** One stands at a place in the program. */
  public static void note(int site) {
    if (Control.inProgram(site)) {
      note(Control.execution(), site);
    }
  }

  @Enters
  private static void note(Execution execution, int site) {
    execution.limits().assumed().at(Premise.WEAK_ACCESS, site);
  }
}
