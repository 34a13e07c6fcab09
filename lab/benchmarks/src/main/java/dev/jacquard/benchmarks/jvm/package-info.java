/**
 * Measurements of Java programs under control. {@link dev.jacquard.benchmarks.jvm.JvmBenchmarks}
 * starts a JVM of its own for each of them, {@link dev.jacquard.benchmarks.jvm.JvmMeasurement} is
 * what happens in there.
 */
package dev.jacquard.benchmarks.jvm;
