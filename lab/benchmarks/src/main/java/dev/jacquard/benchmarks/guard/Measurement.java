package dev.jacquard.benchmarks.guard;

import java.io.IOException;

/** Measures everything once, in a JVM of its own. */
interface Measurement {
  Measured measure() throws IOException;
}
