/**
 * Profiles of explorations: where the processor was and where memory was allocated, as the flight
 * recorder of the JDK samples it.
 *
 * <p>{@link dev.jacquard.benchmarks.profile.ProfileBenchmark} starts a worker JVM, {@link
 * dev.jacquard.benchmarks.profile.ProfilingJvm} explores in there and records; what it recorded
 * becomes a list of {@link dev.jacquard.benchmarks.profile.Stack}s, and all tables are made of
 * these.
 */
package dev.jacquard.benchmarks.profile;
