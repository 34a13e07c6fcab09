/**
 * Ways to memory and to methods that no instruction of the program names: reflection, method
 * handles, clones, serialisation. The hooks stand where all such ways meet, in the JDK's own code,
 * so that it does not matter from where the program comes there.
 */
package dev.jacquard.runtime.primitive.reflect;
