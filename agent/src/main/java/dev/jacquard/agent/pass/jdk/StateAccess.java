package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.flow.Path;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * An instruction by which the JDK's code reads or writes the state of an object.
 *
 * @param path the way to the object; null if it is the receiver of the instruction, which reads or
 *     writes a field
 * @param part which part of the object, if its parts are told apart
 * @param collection whether it is a collection, whose changes count as effects of their own
 */
record StateAccess(
    AbstractInsnNode instruction, Path path, boolean write, boolean collection, int part) {}
