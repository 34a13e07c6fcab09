package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.ReflectiveAccess;
import dev.jacquard.runtime.primitive.access.VarHandles;
import java.lang.reflect.Field;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Hooks before and after accesses to fields by reflection. */
public final class ReflectionPass {
  private static final String FIELD = Type.getInternalName(Field.class);

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call && call.owner.equals(FIELD)) {
        if (call.name.startsWith("get")
            && Type.getArgumentCount(call.desc) == 1
            && call.desc.startsWith("(Ljava/lang/Object;)")) {
          read(method, call);
        } else if (call.name.startsWith("set")
            && Type.getArgumentCount(call.desc) == 2
            && call.desc.startsWith("(Ljava/lang/Object;")) {
          write(method, call);
        }
      }
    }
  }

  private static void read(MethodRewriter method, MethodInsnNode call) {
    method
        .code()
        .insertBefore(
            call,
            MethodRewriter.list(
                new InsnNode(Opcodes.DUP2),
                new InsnNode(Opcodes.ICONST_0),
                MethodRewriter.push(method.site(call)),
                hook()));
    method.code().insert(call, Hook.call(VarHandles.class, "after"));
  }

  private static void write(MethodRewriter method, MethodInsnNode call) {
    Type type = Type.getArgumentTypes(call.desc)[1];
    int value = method.newLocal(type);
    InsnList code = new InsnList();
    code.add(MethodRewriter.store(type, value));
    code.add(new InsnNode(Opcodes.DUP2));
    code.add(new InsnNode(Opcodes.ICONST_1));
    code.add(MethodRewriter.push(method.site(call)));
    code.add(hook());
    code.add(MethodRewriter.load(type, value));
    method.code().insertBefore(call, code);
    method.code().insert(call, Hook.call(VarHandles.class, "after"));
  }

  private static MethodInsnNode hook() {
    return Hook.call(
        ReflectiveAccess.class, "before", Field.class, Object.class, boolean.class, int.class);
  }
}
