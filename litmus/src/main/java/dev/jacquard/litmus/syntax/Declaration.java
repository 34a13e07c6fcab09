package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/** Something with a name that all threads see. */
public sealed interface Declaration
    permits ConstantDeclaration,
        SharedVariable,
        SemaphoreDeclaration,
        ThreadDeclaration,
        WaitQueue {
  String name();

  /** How many things the name stands for. */
  default Extent extent() {
    return Extent.SINGLE;
  }

  /** What messages call such a thing, for instance "shared variable". */
  String sort();

  Position position();
}
