package dev.jacquard.model.dynamic;

import dev.jacquard.model.dynamic.graph.Configuration;
import dev.jacquard.model.dynamic.graph.Ownership;

/**
 * What a process has touched during a turn, in its guards and in all its steps.
 *
 * <p>The steps of a process may be taken alone in place of all steps of a state if others can
 * neither change nor see anything they touch before one of them is taken, and no proposition
 * notices them (Iosif 2002, section 5, conditions C1 and C2). Others can touch the globals, objects
 * that the process does not {@link Ownership own}, and processes that are public. Allocation is
 * independent up to the names of objects, and starting a process up to the names of processes
 * (symmetric independence, Definition 8 and Lemma 4).
 */
final class Footprint {
  private final Configuration before;
  private final int process;
  private Ownership ownership;
  private boolean shared;

  Footprint(Configuration before, int process) {
    this.before = before;
    this.process = process;
  }

  /** Whether something was touched that others can touch as well. */
  boolean isShared() {
    return shared;
  }

  void share() {
    shared = true;
  }

  void object(Ref<?> ref) {
    if (!shared && !isFresh(ref.address())) {
      shared = !ownership().owns(process, ref.address());
    }
  }

  /** The end of the process itself. */
  void end() {
    shared = shared || ownership().isKnownToOthers(process);
  }

  private boolean isFresh(int address) {
    return address < 0 || address >= before.objects().length || before.objects()[address] == null;
  }

  private Ownership ownership() {
    if (ownership == null) {
      ownership = Ownership.of(before);
    }
    return ownership;
  }
}
