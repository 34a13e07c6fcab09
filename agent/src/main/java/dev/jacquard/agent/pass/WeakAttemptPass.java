package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Frames;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.Rechecks;
import dev.jacquard.runtime.name.MethodParts;
import dev.jacquard.runtime.primitive.thread.Spuriousness;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets a weak compare-and-set that the program does not repeat fail without a reason.
 *
 * <p>It is put into a method of its own, which is told whether it fails: no branch can be inserted
 * in the midst of an expression.
 */
public final class WeakAttemptPass {
  private static final String PURPOSE = "try";
  private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

  /**
   * Comes before the passes that add instructions, and after those that add methods of calls.
   *
   * @return the calls of attempts, by the instructions that say that they do not fail
   */
  public Map<AbstractInsnNode, AbstractInsnNode> outsource(ClassRewriter type) {
    Map<AbstractInsnNode, AbstractInsnNode> answers = new IdentityHashMap<>();
    List<MethodNode> attempts = new ArrayList<>();
    for (MethodNode method : type.owner().methods) {
      Rechecks rechecks = null;
      List<MethodInsnNode> rash = new ArrayList<>();
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof MethodInsnNode call && isAttempt(type, call)) {
          rechecks = rechecks == null ? new Rechecks(type.owner(), method) : rechecks;
          if (!rechecks.repeat(call)) {
            rash.add(call);
          }
        }
      }
      for (MethodInsnNode call : rash) {
        MethodNode attempt =
            attempt(type.owner(), MethodParts.name(PURPOSE, attempts.size(), method.name), call);
        attempts.add(attempt);
        AbstractInsnNode answer = new InsnNode(Opcodes.ICONST_0);
        AbstractInsnNode outer = call(type.owner(), attempt);
        method.instructions.insertBefore(call, answer);
        method.instructions.set(call, outer);
        answers.put(answer, outer);
      }
    }
    type.owner().methods.addAll(attempts);
    return answers;
  }

  private static AbstractInsnNode call(ClassNode owner, MethodNode attempt) {
    boolean inInterface = (owner.access & Opcodes.ACC_INTERFACE) != 0;
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, owner.name, attempt.name, attempt.desc, inInterface);
  }

  private static boolean isAttempt(ClassRewriter type, MethodInsnNode call) {
    return call.getOpcode() == Opcodes.INVOKEVIRTUAL
        && isAttempt(type, call.owner, call.name, call.desc);
  }

  private static boolean isAttempt(
      ClassRewriter type, String owner, String name, String descriptor) {
    return owner.equals(VAR_HANDLE)
        ? name.startsWith("weakCompareAndSet")
        : Spuriousness.isAttempt(
            type.hierarchy().declaring(owner, name, descriptor).orElse(owner), name);
  }

  private static MethodNode attempt(ClassNode owner, String name, MethodInsnNode call) {
    List<Type> parameters = new ArrayList<>(List.of(Type.getArgumentTypes(call.desc)));
    parameters.add(0, Type.getObjectType(call.owner));
    InsnList arguments = new InsnList();
    int local = 0;
    for (Type parameter : parameters) {
      arguments.add(MethodRewriter.load(parameter, local));
      local += parameter.getSize();
    }
    parameters.add(Type.BOOLEAN_TYPE);
    MethodNode attempt =
        new MethodNode(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            name,
            Type.getMethodDescriptor(Type.BOOLEAN_TYPE, parameters.toArray(new Type[0])),
            null,
            null);
    attempt.maxLocals = local + 1;
    InsnList code = attempt.instructions;
    LabelNode tries = new LabelNode();
    addLine(code, MethodRewriter.line(call));
    code.add(new VarInsnNode(Opcodes.ILOAD, local));
    code.add(new JumpInsnNode(Opcodes.IFEQ, tries));
    addLook(code, call);
    code.add(new InsnNode(Opcodes.ICONST_0));
    code.add(new InsnNode(Opcodes.IRETURN));
    code.add(tries);
    if (Frames.areIn(owner)) {
      code.add(Frames.atEntry(owner, attempt));
    }
    code.add(arguments);
    code.add(new MethodInsnNode(call.getOpcode(), call.owner, call.name, call.desc, call.itf));
    code.add(new InsnNode(Opcodes.IRETURN));
    return attempt;
  }

  /**
   * An attempt that fails has looked at the variable all the same: it throws what it would throw if
   * there is none, and learns what it would learn.
   */
  private static void addLook(InsnList code, MethodInsnNode call) {
    boolean byHandle = call.owner.equals(VAR_HANDLE);
    Type[] types = Type.getArgumentTypes(call.desc);
    boolean marked = types.length == 4 && !byHandle && !types[3].equals(types[1]);
    Type[] where = Arrays.copyOf(types, marked ? 0 : types.length - 2);
    Type value = byHandle ? Type.getType(Object.class) : types[where.length];
    int local = 0;
    code.add(MethodRewriter.load(Type.getObjectType(call.owner), local++));
    for (Type type : where) {
      code.add(MethodRewriter.load(type, local));
      local += type.getSize();
    }
    String name = marked ? "getReference" : look(call, byHandle);
    String descriptor = Type.getMethodDescriptor(value, where);
    code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, call.owner, name, descriptor, false));
    code.add(new InsnNode(value.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
  }

  private static String look(MethodInsnNode call, boolean byHandle) {
    boolean learns =
        call.name.endsWith("Acquire")
            || call.name.endsWith("Volatile")
            || (byHandle && call.name.equals("weakCompareAndSet"));
    boolean byUpdater = call.owner.endsWith("FieldUpdater"); // it has no weak modes
    if (!learns && !byUpdater) {
      return "getOpaque";
    }
    return byHandle ? "getVolatile" : "get";
  }

  /** Steps of the attempt are shown where the program makes it. */
  private static void addLine(InsnList code, int line) {
    if (line > 0) {
      LabelNode start = new LabelNode();
      code.add(start);
      code.add(new LineNumberNode(line, start));
    }
  }

  /** Tells each attempt whether it fails. */
  public void apply(MethodRewriter method, Map<AbstractInsnNode, AbstractInsnNode> answers) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (answers.containsKey(node)) {
        method.code().insertBefore(node, hook(method, answers.get(node), "fails"));
        method.code().remove(node);
      } else if (node instanceof InvokeDynamicInsnNode dynamic
          && refersToAttempt(method, dynamic)) {
        method.code().insertBefore(node, hook(method, node, "refersToAttempt"));
      }
    }
  }

  private static InsnList hook(MethodRewriter method, AbstractInsnNode place, String name) {
    return MethodRewriter.list(
        MethodRewriter.push(method.site(place)), Hook.call(Spuriousness.class, name, int.class));
  }

  private static boolean refersToAttempt(MethodRewriter method, InvokeDynamicInsnNode dynamic) {
    for (Object argument : dynamic.bsmArgs) {
      if (argument instanceof Handle handle
          && isAttempt(method.type(), handle.getOwner(), handle.getName(), handle.getDesc())) {
        return true;
      }
    }
    return false;
  }
}
