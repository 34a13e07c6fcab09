/**
 * The JVM in which programs are explored, as a process: {@link dev.jacquard.worker.WorkerJvm} says
 * how it is started, {@link dev.jacquard.worker.WorkerPool} has several of them answer side by
 * side, {@link dev.jacquard.worker.WorkerProcess} and {@link dev.jacquard.worker.WorkerMain} are
 * the two ends of its protocol, {@link dev.jacquard.worker.watch.Watchdog} watches it. What it does
 * is the business of a {@link dev.jacquard.worker.Service}, which is known by its name only.
 */
package dev.jacquard.worker;
