/**
 * What one run of a program suggests of others: that threads come at once to steps that conflict,
 * or to locks of each other. {@code Suspects} are such steps, {@code Reordering} is the least part
 * of the run that leads there, {@code Suspicion} has the program try it.
 */
package dev.jacquard.explore.learned.suspect;
