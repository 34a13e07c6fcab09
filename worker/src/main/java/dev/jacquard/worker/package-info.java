/**
 * The JVM in which programs are explored: {@link dev.jacquard.worker.WorkerJvm} says how it is
 * started, {@link dev.jacquard.worker.Target} what is run in it, {@link
 * dev.jacquard.worker.JvmExplorer} explores, {@link dev.jacquard.worker.Watchdog} watches.
 */
package dev.jacquard.worker;
