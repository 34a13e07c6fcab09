/**
 * The conformance suite: static methods that say in an {@link dev.jacquard.conformance.Expect} what
 * their exploration must find. {@link dev.jacquard.conformance.Programs} finds them, {@link
 * dev.jacquard.conformance.Check} explores one, {@link dev.jacquard.conformance.Suite} all of some
 * folders, in a worker JVM. The programs are test classes, a folder for each subject.
 */
package dev.jacquard.conformance;
