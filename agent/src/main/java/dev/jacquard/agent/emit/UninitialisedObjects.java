package dev.jacquard.agent.emit;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The objects in stack map frames whose constructor has not been called yet. A frame names such an
 * object by the label of its NEW instruction. Passes insert code before that instruction, and thus
 * behind the label, which other code may jump to; so the frames get a label of their own when all
 * passes are done.
 */
public final class UninitialisedObjects {
  private final ClassNode owner;
  private final Map<Object, AbstractInsnNode> allocations = new IdentityHashMap<>();

  /** Those of a class that no pass has changed yet. */
  public UninitialisedObjects(ClassNode owner) {
    this.owner = owner;
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof FrameNode frame) {
          find(frame.local);
          find(frame.stack);
        }
      }
    }
  }

  private void find(List<Object> types) {
    for (Object type : types) {
      if (type instanceof LabelNode label) {
        allocations.computeIfAbsent(label, l -> allocation(label));
      }
    }
  }

  private static AbstractInsnNode allocation(LabelNode label) {
    AbstractInsnNode node = label;
    while (node.getOpcode() != Opcodes.NEW) {
      node = node.getNext();
    }
    return node;
  }

  /** Lets all frames name the instructions where they stand now. */
  public void settle() {
    if (allocations.isEmpty()) {
      return;
    }
    Map<AbstractInsnNode, LabelNode> labels = new HashMap<>();
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions.toArray()) {
        if (node instanceof FrameNode frame) {
          frame.local = settled(method, frame.local, labels);
          frame.stack = settled(method, frame.stack, labels);
        }
      }
    }
  }

  private List<Object> settled(
      MethodNode method, List<Object> types, Map<AbstractInsnNode, LabelNode> labels) {
    return types.stream().map(type -> settled(method, type, labels)).toList();
  }

  private Object settled(MethodNode method, Object type, Map<AbstractInsnNode, LabelNode> labels) {
    AbstractInsnNode allocation = allocations.get(type);
    if (allocation == null) {
      return type;
    }
    return labels.computeIfAbsent(
        allocation,
        node -> {
          LabelNode label = new LabelNode();
          method.instructions.insertBefore(node, label);
          return label;
        });
  }
}
