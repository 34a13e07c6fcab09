package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.ArrayArguments;
import java.util.ArrayList;
import java.util.List;
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
 * methods that are known to fill arrays write them. Others may as well: so it is looked which
 * elements are others than before. And it may keep an array, unless it is known not to. To clone an
 * array is to read it.
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

  /** They write what they tell besides their result to an array of their caller. */
  private static final Set<String> TELLING =
      Set.of(
          "java/util/concurrent/atomic/AtomicMarkableReference",
          "java/util/concurrent/atomic/AtomicStampedReference");

  /** What they make looks at the array itself whenever it is asked. */
  private static final Set<String> VIEWING = Set.of("asList", "stream", "spliterator");

  /** Classes whose methods are done with an array when they return, or have copied it. */
  private static final Set<String> RETURNING =
      Set.of(
          "java/lang/Character",
          "java/lang/Math",
          "java/lang/String",
          "java/lang/StringBuffer",
          "java/lang/StringBuilder",
          "java/lang/System",
          "java/lang/reflect/Constructor",
          "java/lang/reflect/Method",
          "java/io/PrintStream",
          "java/math/BigInteger",
          "java/util/Arrays",
          "java/util/Base64$Decoder",
          "java/util/Base64$Encoder",
          "java/util/BitSet",
          "java/util/Collections",
          "java/util/EnumSet",
          "java/util/List",
          "java/util/Map",
          "java/util/Objects",
          "java/util/Random",
          "java/util/Set",
          "java/util/concurrent/atomic/AtomicIntegerArray",
          "java/util/concurrent/atomic/AtomicLongArray",
          "java/util/concurrent/atomic/AtomicMarkableReference",
          "java/util/concurrent/atomic/AtomicReferenceArray",
          "java/util/concurrent/atomic/AtomicStampedReference");

  /** So are methods with these names, whatever they belong to, and those that fill arrays. */
  private static final Set<String> PASSING =
      Set.of("digest", "get", "inflate", "deflate", "put", "update", "write");

  private static final Type OBJECT = Type.getType(Object.class);

  /**
   * An array that is an argument.
   *
   * @param before the local variable with what it was before the call
   */
  private record Argument(Type type, int local, int before) {
    AbstractInsnNode load() {
      return MethodRewriter.load(type, local);
    }
  }

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

  private static boolean fills(MethodInsnNode call) {
    return FILLING.contains(call.name) || (call.name.equals("get") && TELLING.contains(call.owner));
  }

  /** Whether the JDK may look at an array again when it has returned. */
  private static boolean mayKeep(MethodInsnNode call) {
    return RETURNING.contains(call.owner)
        ? VIEWING.contains(call.name)
        : !FILLING.contains(call.name) && !PASSING.contains(call.name);
  }

  /**
   * Others may change an array while the elements of another one are told: so all are told first.
   */
  private static InsnList before(
      MethodRewriter method, MethodInsnNode call, List<Argument> arrays) {
    boolean fills = fills(call);
    InsnList before = new InsnList();
    for (Argument array : arrays) {
      before.add(array.load());
      before.add(MethodRewriter.push(method.site(call)));
      String hook = fills ? "fill" : "read";
      before.add(Hook.call(ArrayArguments.class, hook, Object.class, int.class));
      if (fills) {
        before.add(MethodRewriter.store(OBJECT, array.before()));
      }
    }
    for (Argument array : fills ? List.<Argument>of() : arrays) {
      before.add(array.load());
      before.add(Hook.call(ArrayArguments.class, "lend", Object.class));
      before.add(MethodRewriter.store(OBJECT, array.before()));
      if (mayKeep(call)) {
        before.add(array.load());
        before.add(Hook.call(ArrayArguments.class, "keep", Object.class));
      }
    }
    return before;
  }

  /** Tells what has become of an array behind a call; before it a hook answers what it was. */
  private static InsnList behind(MethodRewriter method, MethodInsnNode call, Argument array) {
    InsnList behind = new InsnList();
    behind.add(array.load());
    behind.add(MethodRewriter.load(OBJECT, array.before()));
    behind.add(MethodRewriter.push(method.site(call)));
    String hook = fills(call) ? "filled" : "lent";
    behind.add(Hook.call(ArrayArguments.class, hook, Object.class, Object.class, int.class));
    return behind;
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
    List<Argument> arrays = new ArrayList<>();
    for (int i = first; i < arguments.length; i++) {
      if (arguments[i].getSort() == Type.ARRAY) {
        arrays.add(new Argument(arguments[i], locals[i], method.newLocal(OBJECT)));
      }
    }
    code.add(before(method, call, arrays));
    InsnList behind = new InsnList();
    arrays.forEach(array -> behind.add(behind(method, call, array)));
    method.code().insert(call, behind);
    for (int i = first; i < arguments.length; i++) {
      code.add(MethodRewriter.load(arguments[i], locals[i]));
    }
    method.code().insertBefore(call, code);
  }
}
