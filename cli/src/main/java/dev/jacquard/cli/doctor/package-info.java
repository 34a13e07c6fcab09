/**
 * What {@code jacquard doctor} looks at besides its programs: the machine with its JVM, and the
 * class path of the programs that are to be checked. Each is a function from what was seen to
 * advice.
 */
package dev.jacquard.cli.doctor;
