/**
 * What threads wait for each other with: monitors, locks and their conditions, semaphores, latches,
 * exchangers. Each is one location, with its state as the location's value.
 */
package dev.jacquard.runtime.primitive.synchronizer;
