package dev.jacquard.agent.emit;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/** Stack map frames, which all are absolute while a class is rewritten. */
public final class Frames {
  /** Class files before this version have none. */
  private static final int FIRST_VERSION = Opcodes.V1_6;

  private Frames() {}

  /** Whether methods of a class have frames. */
  public static boolean areIn(ClassNode owner) {
    return (owner.version & 0xFFFF) >= FIRST_VERSION;
  }

  /** The frame with which a method other than a constructor begins. */
  public static FrameNode atEntry(ClassNode owner, MethodNode method) {
    List<Object> locals = new ArrayList<>();
    if ((method.access & Opcodes.ACC_STATIC) == 0) {
      locals.add(owner.name);
    }
    for (Type type : Type.getArgumentTypes(method.desc)) {
      locals.add(verification(type));
    }
    return new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), 0, new Object[0]);
  }

  private static Object verification(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> Opcodes.LONG;
      case Type.FLOAT -> Opcodes.FLOAT;
      case Type.DOUBLE -> Opcodes.DOUBLE;
      case Type.ARRAY -> type.getDescriptor();
      case Type.OBJECT -> type.getInternalName();
      default -> Opcodes.INTEGER;
    };
  }

  /** The frame at a label, or null. */
  public static FrameNode at(LabelNode label) {
    for (AbstractInsnNode node = label.getNext(); node != null; node = node.getNext()) {
      if (node instanceof FrameNode frame) {
        return frame;
      }
      if (node.getOpcode() >= 0) {
        return null;
      }
    }
    return null;
  }

  /** Lets all frames of a method know an int in a local variable behind all others. */
  public static void addInt(MethodNode method, int local) {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof FrameNode frame) {
        List<Object> locals = new ArrayList<>(frame.local);
        int size = 0;
        for (Object type : locals) {
          size += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
        }
        for (; size < local; size++) {
          locals.add(Opcodes.TOP);
        }
        locals.add(Opcodes.INTEGER);
        frame.local = locals;
      }
    }
  }

  public static FrameNode copy(FrameNode frame) {
    return new FrameNode(
        Opcodes.F_NEW,
        frame.local.size(),
        frame.local.toArray(),
        frame.stack.size(),
        frame.stack.toArray());
  }
}
