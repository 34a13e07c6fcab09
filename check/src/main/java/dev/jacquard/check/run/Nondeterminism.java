package dev.jacquard.check.run;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;

/** Explains that a program did not do the same again under the same schedule. */
public record Nondeterminism(Legend legend) {
  /** What differed, and what it usually comes from. */
  public String sentence(DivergenceException divergence) {
    return "the program is not deterministic: "
        + divergence.words(legend)
        + ". Likely causes: state that outlives a run (a file, a system property, a static field of"
        + " a class that is not on the class path), the real time or random numbers through native"
        + " code, the order of a collection by identity hash, a thread that Jacquard did not start";
  }
}
