package dev.jacquard.agent.flow;

import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.JumpInsnNode;

/**
 * A loop by its jump back.
 *
 * @param back the jump to the head
 * @param changed the local variables that the loop changes and that are live at its head, with a
 *     type of their sort
 */
public record Loop(JumpInsnNode back, Map<Integer, Type> changed) {}
