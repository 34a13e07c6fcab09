/**
 * What the JVM and the JDK offer below their public interfaces, and what has to be put back after a
 * run: layouts of classes and arrays, counters in names of threads, settings of the whole JVM.
 *
 * <p>Invariant: two runs of one program find the same JVM. Whatever a run changes for good is put
 * back here, or named in the verdict.
 *
 * <p>Knows no other package of the runtime but {@code image}: nothing here knows of executions.
 */
package dev.jacquard.runtime.jvm;
