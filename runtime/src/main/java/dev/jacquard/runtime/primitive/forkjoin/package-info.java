/**
 * Fork/join pools. Each task has a worker of its own, all together are a {@code ForkJoinModel}; who
 * may begin when there are more tasks than workers stands in its {@code WorkQueues}.
 */
package dev.jacquard.runtime.primitive.forkjoin;
