package dev.jacquard.agent.flow;

import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;

/**
 * A loop.
 *
 * @param head where every round begins
 * @param backs the jumps that end a round
 * @param entries the jumps to the head from outside; one also comes there from the instruction
 *     before
 * @param changed the local variables that the loop changes and that are live at its head, with a
 *     type of their sort
 * @param counts whether some variable is counted up or down in every round, so that it never comes
 *     back to its head in the same state
 * @param exits whether it can be left but by an exception
 */
public record Loop(
    LabelNode head,
    List<JumpInsnNode> backs,
    List<JumpInsnNode> entries,
    Map<Integer, Type> changed,
    boolean counts,
    boolean exits) {}
