/**
 * The check of a JVM program in this worker JVM: {@link dev.jacquard.check.jvm.JvmCheck}.
 *
 * <p>A search is begun again, with other settings, in one place only: {@code Restarts}. At the end
 * each failing execution, or else the first one, is run once more: a program that carries something
 * over from run to run takes other steps then, and nothing is claimed of it. Behind all that {@code
 * ReplayTrial} tries the replay line of each failure: what a report tells is what its line shows.
 */
package dev.jacquard.check.jvm;
