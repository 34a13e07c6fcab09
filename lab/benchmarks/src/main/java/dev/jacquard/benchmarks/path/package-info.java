/**
 * Benchmarks of single code paths, on JMH: what a hook, a switch of threads, a new class, an
 * operation, a thread or an analysis of a trace costs. JMH starts a JVM for each of them, which is
 * a worker; {@link dev.jacquard.benchmarks.path.ProcessorTime} adds the time of the processor to
 * that of the wall, which can't be trusted beside other load.
 */
package dev.jacquard.benchmarks.path;
