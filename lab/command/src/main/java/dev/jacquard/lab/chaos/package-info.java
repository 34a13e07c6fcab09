/**
 * Searches that real processes share while they are killed and stopped: what is counted is known.
 */
package dev.jacquard.lab.chaos;
