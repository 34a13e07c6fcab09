/** Models to learn from, each with what is known about it. */
package dev.jacquard.models.sample;
