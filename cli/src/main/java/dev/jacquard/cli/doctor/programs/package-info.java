/**
 * The programs of {@code jacquard doctor}. They are loaded like any program under test, and know
 * nothing of Jacquard but its choices.
 */
package dev.jacquard.cli.doctor.programs;
