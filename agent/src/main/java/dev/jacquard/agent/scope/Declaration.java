package dev.jacquard.agent.scope;

import dev.jacquard.agent.flow.ThisEscapes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * A class without its code, but for what its constructors do too early.
 *
 * @param fields the access flags of its fields, by name and descriptor with a colon between
 * @param methods the access flags of its methods, by name and descriptor
 * @param hasStaticState whether it has an initialiser, or static fields other than constants
 * @param leaksThis whether a constructor lets others have the object before it is constructed
 * @param assignedLate the fields that a constructor assigns after that
 */
public record Declaration(
    String name,
    int access,
    String superName,
    List<String> interfaces,
    Map<String, Integer> fields,
    Map<String, Integer> methods,
    boolean hasStaticState,
    boolean leaksThis,
    Set<String> assignedLate) {
  /** A flag of fields that the JDK marks as written once; no access flag of the VM. */
  static final int STABLE = 1 << 24;

  /** A flag of classes that lock something themselves; no access flag of the VM. */
  private static final int LOCKS = 1 << 25;

  /** A flag of classes whose initialiser can run again; no access flag of the VM. */
  private static final int REPEATABLE = 1 << 26;

  private static final String MARK = "Ljdk/internal/vm/annotation/Stable;";

  /** What a class file declares; coverage probes in it are no state of the program. */
  public static Declaration of(ClassNode node) {
    Map<String, Integer> fields = new HashMap<>();
    boolean staticState = false;
    for (FieldNode field : node.fields) {
      boolean constant = (field.access & Opcodes.ACC_FINAL) != 0 && field.value != null;
      boolean probes = field.name.equals(CoverageProbes.DATA);
      staticState |= (field.access & Opcodes.ACC_STATIC) != 0 && !constant && !probes;
      fields.put(field.name + ":" + field.desc, field.access | (isStable(field) ? STABLE : 0));
    }
    Map<String, Integer> methods = new HashMap<>();
    for (MethodNode method : node.methods) {
      methods.put(method.name + method.desc, method.access);
      staticState |= method.name.equals("<clinit>");
    }
    ThisEscapes escapes = new ThisEscapes(node);
    return new Declaration(
        node.name,
        node.access | (locks(node) ? LOCKS : 0) | (isRepeatable(node) ? REPEATABLE : 0),
        node.superName,
        List.copyOf(node.interfaces),
        fields,
        methods,
        staticState,
        escapes.any(),
        escapes.assignedLater());
  }

  private static boolean locks(ClassNode node) {
    for (FieldNode field : node.fields) {
      if (field.desc.startsWith("Ljava/util/concurrent/locks/")
          || field.desc.equals("Ljdk/internal/misc/InternalLock;")) {
        return true;
      }
    }
    for (MethodNode method : node.methods) {
      if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
        return true;
      }
      for (AbstractInsnNode instruction : method.instructions) {
        if (instruction.getOpcode() == Opcodes.MONITORENTER) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether its methods lock something, as far as their code was looked at. */
  boolean locks() {
    return (access & LOCKS) != 0;
  }

  /**
   * Guards are static methods, which interfaces have only in newer class files: their code has to
   * be such that it could be in one. And constants of enums are made again in their places only
   * where they are made as compilers do it.
   */
  private static boolean isRepeatable(ClassNode node) {
    if ((node.access & Opcodes.ACC_INTERFACE) != 0) {
      return (node.version & 0xFFFF) >= Opcodes.V1_7
          || node.methods.stream().noneMatch(Declaration::branches);
    }
    return (node.access & Opcodes.ACC_ENUM) == 0
        || node.methods.stream().allMatch(method -> isUsual(node.name, method));
  }

  private static boolean branches(MethodNode method) {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof JumpInsnNode
          || node instanceof TableSwitchInsnNode
          || node instanceof LookupSwitchInsnNode) {
        return true;
      }
    }
    return !method.tryCatchBlocks.isEmpty();
  }

  /** Constructors take the name and the number of the constant; only the initialiser calls them. */
  private static boolean isUsual(String owner, MethodNode method) {
    if (method.name.equals("<init>")) {
      return method.desc.startsWith("(Ljava/lang/String;I");
    }
    for (AbstractInsnNode node : method.instructions) {
      boolean makes = node.getOpcode() == Opcodes.NEW && ((TypeInsnNode) node).desc.equals(owner);
      if (makes && !(method.name.equals("<clinit>") && isDoubled(node))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDoubled(AbstractInsnNode made) {
    AbstractInsnNode next = made.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next != null && next.getOpcode() == Opcodes.DUP;
  }

  /** Whether its initialiser can run again. */
  public boolean isRepeatable() {
    return (access & REPEATABLE) != 0;
  }

  private static boolean isStable(FieldNode field) {
    return field.visibleAnnotations != null
        && field.visibleAnnotations.stream().anyMatch(mark -> mark.desc.equals(MARK));
  }

  public boolean isInterface() {
    return (access & Opcodes.ACC_INTERFACE) != 0;
  }

  public boolean isEnum() {
    return (access & Opcodes.ACC_ENUM) != 0;
  }
}
