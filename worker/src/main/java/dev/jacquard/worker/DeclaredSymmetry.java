package dev.jacquard.worker;

import dev.jacquard.explore.symmetry.ConjecturedSymmetry;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.runtime.JvmProgram;
import java.util.List;

/** An exploration up to the symmetries that the program declares, and what is to be said of it. */
final class DeclaredSymmetry {
  private final ConjecturedSymmetry strategy;

  DeclaredSymmetry(JvmProgram program) {
    strategy = ConjecturedSymmetry.declared(program::declaredSymmetries);
  }

  ConjecturedSymmetry strategy() {
    return strategy;
  }

  /** What does not hold. A wrong declaration is a mistake, even if nothing depends on it. */
  List<String> mistakes(Legend legend) {
    return strategy.refutations().stream()
        .map(refutation -> new RefutationText(refutation, legend).sentence())
        .toList();
  }

  /** What the number of executions means. */
  String words() {
    if (strategy.generators().isEmpty()) {
      return "";
    }
    long checks = strategy.images();
    return " up to declared symmetry"
        + (checks == 0 ? "" : " (" + Prose.number(checks) + " of them only to check it)");
  }
}
