package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.Exemption.Reason;
import dev.jacquard.agent.scope.Exemptions;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.runtime.execution.Control;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Says where code of the JDK reads plain state that is not watched, since it is controlled in
 * another way: by locks and volatile fields, whose steps do not tell what was read behind them. So
 * a thread may learn more there than its steps tell.
 */
public final class UnwatchedPass {
  /** Classes whose state the VM keeps, and which programs change all the same. */
  private static final Set<String> KEPT = Set.of("java/lang/Throwable", "java/lang/ThreadGroup");

  private static final int NOT_PLAIN = Opcodes.ACC_FINAL | Opcodes.ACC_VOLATILE;

  private UnwatchedPass() {}

  /** Whether a class has state that is not watched for that reason. */
  public static boolean concerns(String name) {
    return KEPT.contains(name)
        || Exemptions.of(name).filter(why -> why.reason() == Reason.CONTROLLED).isPresent();
  }

  /** Adds the calls to a method of a class that is concerned. */
  public static void apply(MethodRewriter method) {
    if (method.isConstructor() || method.method().name.equals("<clinit>")) {
      return; // what they read they have written themselves
    }
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node.getOpcode() == Opcodes.AALOAD || isPlainRead(node, method.hierarchy())) {
        method.code().insert(node, Hook.call(Control.class, "hides"));
      }
    }
  }

  private static boolean isPlainRead(AbstractInsnNode node, Hierarchy hierarchy) {
    if (node.getOpcode() != Opcodes.GETFIELD && node.getOpcode() != Opcodes.GETSTATIC) {
      return false;
    }
    FieldInsnNode read = (FieldInsnNode) node;
    Optional<Hierarchy.Field> field = hierarchy.field(read.owner, read.name, read.desc);
    return field.isPresent()
        && (field.get().access() & NOT_PLAIN) == 0
        && concerns(field.get().owner().name());
  }
}
