/**
 * Explores one program of any sort: {@link dev.jacquard.check.run.Check} has an explorer run it,
 * counts, shrinks what fails and puts the limits of the search into words. Nothing here knows of
 * JVM programs.
 */
package dev.jacquard.check.run;
