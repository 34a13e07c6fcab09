/**
 * Executors that keep threads: thread pools, also scheduled ones, and executors with a thread for
 * each task. {@link dev.jacquard.runtime.primitive.pool.Pool} is the state of one, and what happens
 * to a task is the work of {@code Admission}, {@code Workforce}, {@code PoolWorker} and {@code
 * Shutdown}.
 */
package dev.jacquard.runtime.primitive.pool;
