/** Threads: how they start and end, park, are interrupted, and what they can see of each other. */
package dev.jacquard.runtime.primitive.thread;
