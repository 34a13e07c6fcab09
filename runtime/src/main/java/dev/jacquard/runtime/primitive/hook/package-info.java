/**
 * What hooks have in common: annotations that tell the agent which methods they stand for and which
 * of them enter, the choice between a model and the JDK's own code, and the members of the JDK that
 * are not public. Knows no other package of primitives.
 */
package dev.jacquard.runtime.primitive.hook;
