package dev.jacquard.agent.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The calls in a class that only ask: to ask once more makes no difference.
 *
 * <p>Methods of the class itself are looked through, unless a class below it may have others in
 * their place. Those of the JDK are known by their names, which mean what they say. Nothing is
 * known of other methods of the program, whatever they are called.
 */
final class Questions {
  private static final Set<String> HARMLESS =
      Set.of("lock", "lockInterruptibly", "unlock", "yield", "onSpinWait", "interrupted");

  private static final List<String> ASKING =
      List.of(
          "is",
          "has",
          "get",
          "contains",
          "size",
          "length",
          "peek",
          "element",
          "first",
          "last",
          "equals",
          "compareTo",
          "hashCode",
          "toString",
          "valueOf",
          "charAt",
          "indexOf",
          "startsWith",
          "endsWith",
          "intValue",
          "longValue",
          "booleanValue",
          "doubleValue",
          "sum",
          "count",
          "min",
          "max",
          "abs",
          "remaining",
          "available",
          "availablePermits",
          "holdsLock",
          "currentThread",
          "values",
          "keySet",
          "entrySet",
          "ordinal",
          "name",
          "of",
          "to",
          "between",
          "plus",
          "minus",
          "convert",
          "requireNonNull",
          "checkIndex",
          "nanoTime",
          "currentTimeMillis",
          "identityHashCode",
          "query",
          "estimated");

  /** They begin like questions. */
  private static final List<String> ACTING =
      List.of("getAnd", "toArray", "getResource", "firstEntry", "lastEntry");

  /** Behind them stands code of the program. */
  private static final List<String> UNKNOWN =
      List.of("java/util/function/", "java/util/concurrent/Callable", "java/lang/reflect/");

  private final ClassNode owner;
  private final Map<String, Boolean> known = new HashMap<>();

  Questions(ClassNode owner) {
    this.owner = owner;
  }

  /** Whether a call is one of them. */
  boolean include(MethodInsnNode call) {
    if (call.owner.equals(owner.name)) {
      return isOwn(call);
    }
    return isOfJdk(call.owner)
        && (HARMLESS.contains(call.name)
            || ClockUse.of(call) == ClockUse.TELLS
            || (!call.desc.endsWith(")V") && asks(call)));
  }

  private static boolean isOfJdk(String type) {
    return type.startsWith("java/") || type.startsWith("javax/") || type.startsWith("[");
  }

  private static boolean asks(MethodInsnNode call) {
    return ASKING.stream().anyMatch(call.name::startsWith)
        && ACTING.stream().noneMatch(call.name::startsWith)
        && UNKNOWN.stream().noneMatch(call.owner::startsWith);
  }

  private boolean isOwn(MethodInsnNode call) {
    String key = call.name + call.desc;
    Boolean answer = known.get(key);
    if (answer != null) {
      return answer;
    }
    known.put(key, true); // a method that calls itself adds nothing
    boolean asks =
        owner.methods.stream()
            .filter(method -> (method.name + method.desc).equals(key))
            .anyMatch(method -> isFixed(method) && asks(method));
    known.put(key, asks);
    return asks;
  }

  /** Whether a call of a method leads to its code, and to no other. */
  private boolean isFixed(MethodNode method) {
    int fixed = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    return (method.access & fixed) != 0 || (owner.access & Opcodes.ACC_FINAL) != 0;
  }

  private boolean asks(MethodNode method) {
    boolean answers = !method.desc.endsWith(")V");
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof MethodInsnNode call ? !include(call) : acts(node)) {
        return false;
      }
    }
    return answers && method.instructions.size() > 0;
  }

  /** Whether an instruction that calls nothing does anything that others may see. */
  static boolean acts(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    return opcode == Opcodes.PUTFIELD
        || opcode == Opcodes.PUTSTATIC
        || opcode == Opcodes.INVOKEDYNAMIC
        || opcode == Opcodes.POP
        || opcode == Opcodes.POP2
        || opcode == Opcodes.ATHROW
        || opcode == Opcodes.NEW
        || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE);
  }
}
