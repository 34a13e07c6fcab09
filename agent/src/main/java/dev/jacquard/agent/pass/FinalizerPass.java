package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.emit.Uncontrollable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Lets objects with a finalizer tell of it when they are made: the garbage collector calls it, on
 * its own thread and whenever it likes.
 */
public final class FinalizerPass {
  public void apply(MethodRewriter constructor) {
    if (constructor.superCall() != null && hasFinalizer(constructor.owner())) {
      InsnList code =
          Uncontrollable.tell(
              "the finalizer of "
                  + constructor.owner().name.replace('/', '.')
                  + ", an object of which is made",
              constructor.site(constructor.superCall()));
      constructor.code().insert(constructor.superCall(), code);
    }
  }

  private static boolean hasFinalizer(ClassNode owner) {
    for (MethodNode method : owner.methods) {
      if (method.name.equals("finalize") && method.desc.equals("()V")) {
        return doesSomething(method);
      }
    }
    return false;
  }

  /** An empty finalizer only keeps those of subclasses away. */
  private static boolean doesSomething(MethodNode method) {
    for (AbstractInsnNode node : method.instructions) {
      if (node.getOpcode() >= 0 && node.getOpcode() != Opcodes.RETURN) {
        return true;
      }
    }
    return false;
  }
}
