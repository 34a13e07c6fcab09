/**
 * Limits of what a worker does, whatever its program does: a watchdog inside of the worker, and
 * signs of life by which the process that started it can end it from outside.
 */
package dev.jacquard.worker.watch;
