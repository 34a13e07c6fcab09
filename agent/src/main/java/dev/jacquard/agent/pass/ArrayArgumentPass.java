package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.ArrayArguments;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Arrays that the program hands to code which is not rewritten: it reads all their elements, and
 * methods that are known to fill arrays write them. To clone an array is to read it.
 */
public final class ArrayArgumentPass {
  private static final Set<String> FILLING =
      Set.of(
          "fill",
          "sort",
          "parallelSort",
          "setAll",
          "parallelSetAll",
          "parallelPrefix",
          "read",
          "readFully",
          "readNBytes",
          "nextBytes",
          "toArray",
          "getChars",
          "getBytes",
          "copyInto");

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call
          && call.desc.contains("[")
          && !method.hierarchy().isProgram(call.owner)
          && !call.owner.startsWith("[")
          && !call.owner.startsWith("java/lang/invoke/")
          && !call.owner.startsWith("dev/jacquard/")
          && !method.isBeforeSuperCall(call)) {
        tell(method, call);
      } else if (node instanceof MethodInsnNode call
          && call.owner.startsWith("[")
          && call.name.equals("clone")
          && !copiesConstants(method)) {
        tellOfClone(method, call);
      }
    }
  }

  private static void fill(
      MethodRewriter method,
      MethodInsnNode call,
      AbstractInsnNode array,
      InsnList code,
      InsnList behind) {
    Type object = Type.getType(Object.class);
    int before = method.newLocal(object);
    code.add(Hook.call(ArrayArguments.class, "fill", Object.class, int.class));
    code.add(MethodRewriter.store(object, before));
    behind.add(array);
    behind.add(MethodRewriter.load(object, before));
    behind.add(MethodRewriter.push(method.site(call)));
    behind.add(Hook.call(ArrayArguments.class, "filled", Object.class, Object.class, int.class));
  }

  /** The array that an enum keeps for itself never changes: others get a copy. */
  private static boolean copiesConstants(MethodRewriter method) {
    ClassNode owner = method.owner();
    return (owner.access & Opcodes.ACC_ENUM) != 0
        && method.isStatic()
        && method.method().name.equals("values")
        && method.method().desc.equals("()[L" + owner.name + ";");
  }

  private static void tellOfClone(MethodRewriter method, MethodInsnNode call) {
    method
        .code()
        .insertBefore(
            call,
            MethodRewriter.list(
                new InsnNode(Opcodes.DUP),
                MethodRewriter.push(method.site(call)),
                Hook.call(ArrayArguments.class, "read", Object.class, int.class)));
  }

  private static void tell(MethodRewriter method, MethodInsnNode call) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    int first = 0;
    while (first < arguments.length && arguments[first].getSort() != Type.ARRAY) {
      first++;
    }
    if (first == arguments.length) {
      return;
    }
    InsnList code = new InsnList();
    int[] locals = new int[arguments.length];
    for (int i = arguments.length - 1; i >= first; i--) {
      locals[i] = method.newLocal(arguments[i]);
      code.add(MethodRewriter.store(arguments[i], locals[i]));
    }
    InsnList behind = new InsnList();
    for (int i = first; i < arguments.length; i++) {
      if (arguments[i].getSort() == Type.ARRAY) {
        code.add(MethodRewriter.load(arguments[i], locals[i]));
        code.add(MethodRewriter.push(method.site(call)));
        if (FILLING.contains(call.name)) {
          fill(method, call, MethodRewriter.load(arguments[i], locals[i]), code, behind);
        } else {
          code.add(Hook.call(ArrayArguments.class, "read", Object.class, int.class));
        }
      }
    }
    method.code().insert(call, behind);
    for (int i = first; i < arguments.length; i++) {
      code.add(MethodRewriter.load(arguments[i], locals[i]));
    }
    method.code().insertBefore(call, code);
  }
}
