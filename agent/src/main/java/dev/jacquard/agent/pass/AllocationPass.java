package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.Allocation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Tells the runtime of each object that is made: arrays, objects of the program and of the JDK. */
public final class AllocationPass {
  private static final String CONSTRUCTOR = "<init>";
  private static final String OBJECT = "java/lang/Object";
  private static final String STRING = "java/lang/String";
  private static final String BUILDER = "java/lang/StringBuilder";
  private static final String CONCURRENT = "java/util/concurrent/";

  /** The classes of java.lang that matter; the others are values. */
  private static final Set<String> OF_JAVA_LANG =
      Set.of(
          "java/lang/Object",
          "java/lang/StringBuffer",
          "java/lang/Thread",
          "java/lang/ThreadLocal",
          "java/lang/ThreadBuilders$BoundVirtualThread",
          "java/lang/ThreadBuilders$VirtualThreadFactory",
          "java/lang/ThreadBuilders$PlatformThreadFactory");

  /** The classes of values that programs take for locks all the same. */
  private static final Set<String> VALUES =
      Set.of(
          STRING,
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Float",
          "java/lang/Double");

  private static final Set<String> REFLECTIVE =
      Set.of(
          "java/lang/reflect/Array.newInstance",
          "java/lang/reflect/Constructor.newInstance",
          "java/lang/Class.newInstance",
          "sun/misc/Unsafe.allocateInstance");

  /** Whose allocations are of interest. */
  public enum Scope {
    /** All of the program. */
    PROGRAM,
    /** All of the JDK's own code, which also makes objects for itself. */
    JDK,
    /** Those of the JDK's own code by which it orders what threads do. */
    LOCKS
  }

  private final Scope scope;
  private final boolean program;

  public AllocationPass(Scope scope) {
    this.scope = scope;
    program = scope == Scope.PROGRAM;
  }

  public void apply(MethodRewriter method) {
    Deque<TypeInsnNode> open = new ArrayDeque<>();
    for (AbstractInsnNode node : method.code().toArray()) {
      switch (node.getOpcode()) {
        case Opcodes.NEW -> open.push((TypeInsnNode) node);
        case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY -> array(method, node);
        case Opcodes.INVOKESPECIAL -> {
          constructed(method, open, (MethodInsnNode) node);
          if (isClone((MethodInsnNode) node)) {
            tell(method, node);
          }
        }
        case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESTATIC -> {
          MethodInsnNode call = (MethodInsnNode) node;
          if (makesArray(call)) {
            array(method, node);
          } else if (program && (isClone(call) || isReflective(call) || isCopy(call))) {
            tell(method, node);
          } else if (program && isValue(call)) {
            tell(method, node, "valued", Object.class);
          } else if (program && isIntern(call)) {
            tell(method, node, "interned", String.class);
          }
        }
        case Opcodes.INVOKEDYNAMIC -> {
          if (program && isConcatenation((InvokeDynamicInsnNode) node)) {
            tell(method, node, "valued", Object.class);
          } else if (program && captures((InvokeDynamicInsnNode) node)) {
            tell(method, node, "captured", Object.class);
          }
        }
        default -> {}
      }
    }
  }

  private static boolean isConcatenation(InvokeDynamicInsnNode call) {
    return call.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
  }

  /** Whether a lambda is another object each time. */
  private static boolean captures(InvokeDynamicInsnNode call) {
    return call.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory")
        && !call.desc.startsWith("()");
  }

  private void array(MethodRewriter method, AbstractInsnNode node) {
    if (scope != Scope.LOCKS) {
      tell(method, node);
    }
  }

  private void constructed(MethodRewriter method, Deque<TypeInsnNode> open, MethodInsnNode call) {
    if (!call.name.equals(CONSTRUCTOR) || call == method.superCall() || open.isEmpty()) {
      return;
    }
    TypeInsnNode made = open.pop();
    if (!made.desc.equals(call.owner) || !isKept(made)) {
      return;
    }
    if (matters(made.desc)) {
      tell(method, call);
    } else if (program && VALUES.contains(made.desc)) {
      tell(method, call, "valued", Object.class);
    } else if (program && made.desc.equals(BUILDER)) {
      tell(method, call, "madeText", Object.class);
    }
  }

  private boolean matters(String type) {
    if (scope == Scope.LOCKS) {
      return type.equals(OBJECT) || type.startsWith(CONCURRENT);
    }
    return !type.startsWith("java/lang/")
        || type.startsWith("java/lang/ref/")
        || OF_JAVA_LANG.contains(type);
  }

  /** Whether the reference is still on the stack behind the constructor. */
  private static boolean isKept(TypeInsnNode made) {
    AbstractInsnNode next = made.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next != null && next.getOpcode() == Opcodes.DUP;
  }

  private static boolean makesArray(MethodInsnNode call) {
    boolean clone = call.owner.startsWith("[") && call.name.equals("clone");
    boolean copy =
        call.owner.equals("java/util/Arrays") && call.name.startsWith("copyOf")
            || call.name.equals("toArray");
    return clone || (copy && call.desc.contains(")["));
  }

  /** The arrays that a text, a class and the like give away are always new ones. */
  private static boolean isCopy(MethodInsnNode call) {
    return call.desc.contains(")[")
        && (call.owner.equals(STRING)
            || call.owner.equals("java/lang/Class")
            || call.owner.startsWith("java/lang/reflect/"));
  }

  private static boolean isClone(MethodInsnNode call) {
    return call.name.equals("clone") && call.desc.equals("()Ljava/lang/Object;");
  }

  /** Boxing, or text that was just put together. */
  private static boolean isValue(MethodInsnNode call) {
    return call.name.equals("valueOf") && VALUES.contains(call.owner) && !call.owner.equals(STRING)
        || call.name.equals("toString") && call.owner.equals(BUILDER);
  }

  private static boolean isIntern(MethodInsnNode call) {
    return call.name.equals("intern") && call.owner.equals(STRING);
  }

  private static boolean isReflective(MethodInsnNode call) {
    return REFLECTIVE.contains(call.owner + "." + call.name);
  }

  private void tell(MethodRewriter method, AbstractInsnNode node) {
    if (scope == Scope.LOCKS) {
      tell(method, node, "constructed", Object.class);
      return;
    }
    if (!program && !method.isStatic() && !method.isConstructor()) {
      method
          .code()
          .insert(
              node,
              MethodRewriter.list(
                  new InsnNode(Opcodes.DUP),
                  new VarInsnNode(Opcodes.ALOAD, 0),
                  Hook.call(Allocation.class, "madeFor", Object.class, Object.class)));
      return;
    }
    tell(method, node, program ? "made" : "madeInJdk", Object.class);
  }

  private static void tell(
      MethodRewriter method, AbstractInsnNode node, String hook, Class<?> type) {
    method
        .code()
        .insert(
            node,
            MethodRewriter.list(
                new InsnNode(Opcodes.DUP), Hook.call(Allocation.class, hook, type)));
  }

  /** A method names the object that it returns. */
  public void nameResult(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node.getOpcode() == Opcodes.ARETURN) {
        tell(method, node.getPrevious());
      }
    }
  }

  /** A constructor of the program names its object before anything is done to it. */
  public void nameThis(MethodRewriter method) {
    nameThis(method, "made");
  }

  /** A constructor of the JDK does so, in whatever code it is called. */
  public void nameThisInJdk(MethodRewriter method) {
    nameThis(method, "madeInJdk");
  }

  private static void nameThis(MethodRewriter method, String hook) {
    if (method.superCall() != null
        && !((MethodInsnNode) method.superCall()).owner.equals(method.owner().name)) {
      method
          .code()
          .insert(
              method.superCall(),
              MethodRewriter.list(
                  new VarInsnNode(Opcodes.ALOAD, 0),
                  Hook.call(Allocation.class, hook, Object.class)));
    }
  }
}
