package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.Allocation;
import dev.jacquard.runtime.primitive.access.BufferAccess;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Tells the runtime which memory the buffers of {@code java.nio} read and write: elements of
 * arrays, and addresses.
 */
public final class BufferPass {
  private static final String MEMORY = "jdk/internal/misc/ScopedMemoryAccess";
  private static final String UNSAFE = "jdk/internal/misc/Unsafe";
  private static final String ADDRESS = "Ljava/lang/Object;J";

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      int opcode = node.getOpcode();
      if (opcode == Opcodes.NEWARRAY && method.isConstructor()) {
        method
            .code()
            .insert(
                node,
                MethodRewriter.list(
                    new InsnNode(Opcodes.DUP),
                    Hook.call(Allocation.class, "constructed", Object.class)));
      } else if (method.isStatic() || method.isConstructor()) {
        continue;
      } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
        method
            .code()
            .insertBefore(node, MethodRewriter.list(new InsnNode(Opcodes.DUP2), element("read")));
      } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
        store(method, node, type(opcode - Opcodes.IASTORE));
      } else if (node instanceof MethodInsnNode call) {
        call(method, call);
      }
    }
  }

  private static MethodInsnNode element(String hook) {
    return Hook.call(BufferAccess.class, hook, Object.class, int.class);
  }

  /** The type on the stack, by the order of the instructions: int, long, float, double, Object. */
  private static Type type(int order) {
    return switch (order) {
      case 1 -> Type.LONG_TYPE;
      case 2 -> Type.FLOAT_TYPE;
      case 3 -> Type.DOUBLE_TYPE;
      case 4 -> Type.getType(Object.class);
      default -> Type.INT_TYPE;
    };
  }

  private static void store(MethodRewriter method, AbstractInsnNode node, Type type) {
    int value = method.newLocal(type);
    method
        .code()
        .insertBefore(
            node,
            MethodRewriter.list(
                MethodRewriter.store(type, value),
                new InsnNode(Opcodes.DUP2),
                element("write"),
                MethodRewriter.load(type, value)));
  }

  private static void call(MethodRewriter method, MethodInsnNode call) {
    if (call.owner.equals("java/lang/System") && call.name.equals("arraycopy")) {
      Type[] types = Type.getArgumentTypes(call.desc);
      int[] locals = new int[types.length];
      InsnList code = spill(method, types, locals);
      code.add(load(types, locals));
      code.add(
          Hook.call(
              BufferAccess.class,
              "copy",
              Object.class,
              int.class,
              Object.class,
              int.class,
              int.class));
      code.add(load(types, locals));
      method.code().insertBefore(call, code);
    } else if ((call.owner.equals(MEMORY) || call.owner.equals(UNSAFE))
        && call.desc.contains(ADDRESS)) {
      memory(method, call);
    }
  }

  private static void memory(MethodRewriter method, MethodInsnNode call) {
    Type[] types = Type.getArgumentTypes(call.desc);
    int[] locals = new int[types.length];
    boolean copies = call.name.startsWith("copy");
    InsnList code = spill(method, types, locals);
    boolean write = !copies && !call.name.startsWith("get");
    for (int i = 0; i + 1 < types.length; i++) {
      if (types[i].getDescriptor().equals("Ljava/lang/Object;") && types[i + 1] == Type.LONG_TYPE) {
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(MethodRewriter.load(types[i], locals[i]));
        code.add(MethodRewriter.load(types[i + 1], locals[i + 1]));
        if (copies) {
          code.add(MethodRewriter.load(Type.LONG_TYPE, locals[length(types)]));
        } else {
          code.add(MethodRewriter.push(size(call.name)));
          code.add(new InsnNode(Opcodes.I2L));
        }
        code.add(MethodRewriter.push(write ? 1 : 0));
        code.add(
            Hook.call(
                BufferAccess.class,
                "memory",
                Object.class,
                Object.class,
                long.class,
                long.class,
                boolean.class));
        write = true; // a copy has its source first
      }
    }
    code.add(load(types, locals));
    method.code().insertBefore(call, code);
  }

  /** Which argument says how many bytes are copied: the number after both addresses. */
  private static int length(Type[] types) {
    for (int i = 0; i + 1 < types.length; i++) {
      if (types[i] == Type.LONG_TYPE && types[i + 1] == Type.LONG_TYPE) {
        return i + 1;
      }
    }
    throw new IllegalStateException("this JDK copies memory in a way that is not known");
  }

  private static int size(String name) {
    if (name.contains("Byte")) {
      return 1;
    }
    if (name.contains("Char") || name.contains("Short")) {
      return 2;
    }
    return name.contains("Int") || name.contains("Float") ? 4 : 8;
  }

  private static InsnList spill(MethodRewriter method, Type[] types, int[] locals) {
    InsnList code = new InsnList();
    for (int i = types.length - 1; i >= 0; i--) {
      locals[i] = method.newLocal(types[i]);
      code.add(MethodRewriter.store(types[i], locals[i]));
    }
    return code;
  }

  private static InsnList load(Type[] types, int[] locals) {
    InsnList code = new InsnList();
    for (int i = 0; i < types.length; i++) {
      code.add(MethodRewriter.load(types[i], locals[i]));
    }
    return code;
  }
}
