package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.Openness;
import dev.jacquard.runtime.primitive.hook.Alike;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells the runtime what program code hands to code that is not rewritten, when that code may see
 * what no hook tells of, and which references are compared: threads that look alike may be told
 * apart by that.
 */
public final class SymmetryPass {
  private static final Type OBJECT = Type.getType(Object.class);

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call
          && !call.name.equals("<init>")
          && !call.owner.startsWith("[")
          && !method.hierarchy().isProgram(call.owner)
          && !call.owner.startsWith("dev/jacquard/")
          && !method.isBeforeSuperCall(call)) {
        apply(method, call);
      } else if (comparesReferences(node) && !method.isBeforeSuperCall(node)) {
        method
            .code()
            .insertBefore(
                node,
                MethodRewriter.list(
                    new InsnNode(Opcodes.DUP2),
                    MethodRewriter.push(method.site(node)),
                    Hook.call(Alike.class, "compare", Object.class, Object.class, int.class)));
      }
    }
  }

  private static boolean comparesReferences(AbstractInsnNode node) {
    return node.getOpcode() == Opcodes.IF_ACMPEQ || node.getOpcode() == Opcodes.IF_ACMPNE;
  }

  private static void apply(MethodRewriter method, MethodInsnNode call) {
    if (Openness.isOpaque(call.owner, call.name)) {
      method.code().insertBefore(call, Hook.call(Alike.class, "looksAnywhere"));
    }
    if (!Openness.keepsNothing(call.owner, call.name)) {
      handOut(method, call);
    }
  }

  private static void handOut(MethodRewriter method, MethodInsnNode call) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    int first = 0;
    while (first < arguments.length && !mayLead(arguments[first])) {
      first++;
    }
    if (first == arguments.length) {
      return;
    }
    boolean receives = call.getOpcode() != Opcodes.INVOKESTATIC;
    first = receives ? 0 : first;
    InsnList code = new InsnList();
    int[] locals = new int[arguments.length];
    for (int i = arguments.length - 1; i >= first; i--) {
      locals[i] = method.newLocal(arguments[i]);
      code.add(MethodRewriter.store(arguments[i], locals[i]));
    }
    int receiver = method.newLocal(OBJECT);
    code.add(new InsnNode(receives ? Opcodes.DUP : Opcodes.ACONST_NULL));
    code.add(MethodRewriter.store(OBJECT, receiver));
    for (int i = first; i < arguments.length; i++) {
      if (mayLead(arguments[i])) {
        code.add(MethodRewriter.load(OBJECT, receiver));
        code.add(MethodRewriter.load(arguments[i], locals[i]));
        code.add(MethodRewriter.push(method.site(call)));
        code.add(Hook.call(Alike.class, "handOut", Object.class, Object.class, int.class));
      }
    }
    for (int i = first; i < arguments.length; i++) {
      code.add(MethodRewriter.load(arguments[i], locals[i]));
    }
    method.code().insertBefore(call, code);
  }

  /** Whether an argument of a type may lead to an object of the program. */
  private static boolean mayLead(Type type) {
    return switch (type.getSort()) {
      case Type.OBJECT -> !Openness.isValue(type.getInternalName());
      case Type.ARRAY -> type.getElementType().getSort() == Type.OBJECT;
      default -> false;
    };
  }
}
