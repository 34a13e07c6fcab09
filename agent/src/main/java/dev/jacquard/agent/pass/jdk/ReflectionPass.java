package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.reflect.ReflectiveAccess;
import java.lang.reflect.Field;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Hooks before and after accesses to fields by reflection: in the methods of {@link Field}, when
 * they have checked what they were asked for and go to memory.
 */
public final class ReflectionPass {
  private static final String ACCESSOR = "jdk/internal/reflect/FieldAccessor";

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call && call.owner.equals(ACCESSOR)) {
        if (call.name.startsWith("get")) {
          method.code().insertBefore(call, before(Opcodes.ICONST_0));
          method.code().insert(call, Hook.call(VarHandles.class, "after"));
        } else if (call.name.startsWith("set")) {
          write(method, call);
        }
      }
    }
  }

  private static void write(MethodRewriter method, MethodInsnNode call) {
    Type type = Type.getArgumentTypes(call.desc)[1];
    int value = method.newLocal(type);
    InsnList code = MethodRewriter.list(MethodRewriter.store(type, value));
    code.add(before(Opcodes.ICONST_1));
    code.add(MethodRewriter.load(type, value));
    method.code().insertBefore(call, code);
    method.code().insert(call, Hook.call(VarHandles.class, "after"));
  }

  /** The object whose field it is lies on the stack. */
  private static InsnList before(int write) {
    return MethodRewriter.list(
        new InsnNode(Opcodes.DUP),
        new VarInsnNode(Opcodes.ALOAD, 0),
        new InsnNode(write),
        Hook.call(ReflectiveAccess.class, "before", Object.class, Field.class, boolean.class));
  }
}
