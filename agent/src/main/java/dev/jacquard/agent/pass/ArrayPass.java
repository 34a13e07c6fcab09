package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.CoverageProbes;
import dev.jacquard.runtime.primitive.access.ArrayAccess;
import dev.jacquard.runtime.primitive.access.ArrayCopies;
import dev.jacquard.runtime.primitive.access.Values;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Hooks before accesses to array elements, and after reads. */
public final class ArrayPass {
  public void apply(MethodRewriter method) {
    Set<AbstractInsnNode> probes = CoverageProbes.in(method.method());
    for (AbstractInsnNode node : method.code().toArray()) {
      int opcode = node.getOpcode();
      if (probes.contains(node)) {
        continue;
      }
      if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
        read(method, node, type(opcode - Opcodes.IALOAD));
      } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
        write(method, node, type(opcode - Opcodes.IASTORE));
      } else if (node instanceof MethodInsnNode call
          && call.owner.equals("java/lang/System")
          && call.name.equals("arraycopy")) {
        copy(method, call);
      }
    }
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

  private static void read(MethodRewriter method, AbstractInsnNode node, Type type) {
    method
        .code()
        .insertBefore(
            node,
            MethodRewriter.list(
                new InsnNode(Opcodes.DUP2),
                MethodRewriter.push(method.site(node)),
                Hook.call(ArrayAccess.class, "read", Object.class, int.class, int.class)));
    method
        .code()
        .insert(
            node,
            MethodRewriter.list(
                MethodRewriter.dup(type), Hook.call(Values.class, "got", Hook.carrier(type))));
  }

  private static void copy(MethodRewriter method, MethodInsnNode call) {
    method.code().insertBefore(call, MethodRewriter.push(method.site(call)));
    method
        .code()
        .set(
            call,
            Hook.call(
                ArrayCopies.class,
                "arraycopy",
                Object.class,
                int.class,
                Object.class,
                int.class,
                int.class,
                int.class));
  }

  private static void write(MethodRewriter method, AbstractInsnNode node, Type type) {
    int value = method.newLocal(type);
    method
        .code()
        .insertBefore(
            node,
            MethodRewriter.list(
                MethodRewriter.store(type, value),
                new InsnNode(Opcodes.DUP2),
                MethodRewriter.load(type, value),
                MethodRewriter.push(method.site(node)),
                Hook.call(
                    ArrayAccess.class,
                    "write",
                    Object.class,
                    int.class,
                    Hook.carrier(type),
                    int.class),
                MethodRewriter.load(type, value)));
  }
}
