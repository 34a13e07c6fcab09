/**
 * The regression guard: a quick measurement of ratios, which do not depend on the machine, against
 * limits that are kept beside the code, and against the jar of an earlier commit where there is
 * one.
 *
 * <p>It must never fail because a machine is busy. So its clock is that of the processor; its JVM
 * compiles with one compiler and waits for it, so that what is measured does not depend on how soon
 * a compiler gets its turn; two things are compared by rounds in turn; and only what is beyond its
 * limit in three measurements in a row, each in a JVM of its own, is a regression.
 */
package dev.jacquard.benchmarks.guard;
