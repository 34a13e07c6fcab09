/** Loops that wait without effect. */
package dev.jacquard.runtime.loop;
