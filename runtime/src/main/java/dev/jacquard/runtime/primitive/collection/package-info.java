/**
 * Concurrent collections: blocking queues, where each call is one step, and the parts of concurrent
 * maps that are no step of the JDK's own code on one bin.
 */
package dev.jacquard.runtime.primitive.collection;
