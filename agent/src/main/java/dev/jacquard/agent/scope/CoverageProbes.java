package dev.jacquard.agent.scope;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What JaCoCo has put into a class before we see it: an array of flags that all threads set and
 * nobody reads. It is no part of the program: neither a race nor an effect.
 */
public final class CoverageProbes {
  /** The method that gets the array, and the field or constant that keeps it. */
  public static final String INIT = "$jacocoInit";

  public static final String DATA = "$jacocoData";

  private CoverageProbes() {}

  /** The instructions of a method that set a flag. */
  public static Set<AbstractInsnNode> in(MethodNode method) {
    Set<Integer> arrays = new HashSet<>();
    Set<AbstractInsnNode> probes = new HashSet<>();
    for (AbstractInsnNode node : method.instructions) {
      if (getsArray(node) && next(node) instanceof VarInsnNode store) {
        arrays.add(store.var);
      } else if (node.getOpcode() == Opcodes.BASTORE && !arrays.isEmpty()) {
        AbstractInsnNode array = previous(previous(previous(node)));
        if (array instanceof VarInsnNode load && arrays.contains(load.var)) {
          probes.add(node);
        }
      }
    }
    return probes;
  }

  private static boolean getsArray(AbstractInsnNode node) {
    return (node instanceof MethodInsnNode call && call.name.equals(INIT))
        || (node instanceof LdcInsnNode load
            && load.cst instanceof ConstantDynamic constant
            && constant.getName().equals(DATA));
  }

  /** A constant is an object first, and then cast. */
  private static AbstractInsnNode next(AbstractInsnNode node) {
    AbstractInsnNode next = node.getNext();
    while (next != null && (next.getOpcode() < 0 || next.getOpcode() == Opcodes.CHECKCAST)) {
      next = next.getNext();
    }
    return next;
  }

  private static AbstractInsnNode previous(AbstractInsnNode node) {
    AbstractInsnNode previous = node == null ? null : node.getPrevious();
    while (previous != null && previous.getOpcode() < 0) {
      previous = previous.getPrevious();
    }
    return previous;
  }
}
