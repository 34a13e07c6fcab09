package dev.jacquard.benchmarks.tables.program;

import java.math.BigInteger;

/** How many executions there are of threads that each enter one critical section some times. */
record Sections(int threads, int sections) {
  /** Orders of all entries; those of one thread are in order anyway. */
  long traces() {
    return factorial(threads * sections).divide(factorial(sections).pow(threads)).longValueExact();
  }

  /** Traces up to an exchange of threads, none of which is like its image. */
  long orbits() {
    return BigInteger.valueOf(traces()).divide(factorial(threads)).longValueExact();
  }

  /**
   * Standard Young tableaux, by the lengths of their hooks: what is left if no thread has ever
   * entered more often than the one before it.
   */
  long tableaux() {
    BigInteger hooks = BigInteger.ONE;
    for (int row = 0; row < threads; row++) {
      for (int column = 0; column < sections; column++) {
        hooks = hooks.multiply(BigInteger.valueOf(threads - row + sections - column - 1));
      }
    }
    return factorial(threads * sections).divide(hooks).longValueExact();
  }

  private static BigInteger factorial(int n) {
    BigInteger product = BigInteger.ONE;
    for (int i = 2; i <= n; i++) {
      product = product.multiply(BigInteger.valueOf(i));
    }
    return product;
  }
}
