/** {@link java.util.Timer}: its queue, its thread and the state of its tasks. */
package dev.jacquard.runtime.primitive.timer;
