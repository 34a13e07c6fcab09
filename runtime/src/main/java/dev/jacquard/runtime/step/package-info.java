/**
 * What the parts of an execution know of its steps.
 *
 * <p>Knows threads and settings, and neither the execution nor its features.
 */
package dev.jacquard.runtime.step;
