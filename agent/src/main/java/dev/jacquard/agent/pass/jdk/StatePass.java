package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.ControlFlow;
import dev.jacquard.agent.scope.Declaration;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.agent.scope.WatchedState;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.Allocation;
import dev.jacquard.runtime.primitive.access.ObjectState;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Tells the runtime when code of the JDK reads or writes the plain state of an object, and names
 * such objects when they are made. What the code really does counts, not the name of the method: a
 * {@code remove} that finds nothing only reads.
 *
 * <p>To be the first pass: it follows the values of the method as the compiler wrote it.
 */
public final class StatePass {
  private static final String INTRINSIC = "Ljdk/internal/vm/annotation/IntrinsicCandidate;";

  public void apply(MethodRewriter method) {
    if (method.method().name.equals("<clinit>") || isIntrinsic(method)) {
      return;
    }
    if (mayAccess(method)) {
      ControlFlow flow = new ControlFlow(method.method());
      StateFinder finder = new StateFinder(method, flow);
      List<StateAccess> all = finder.find();
      Set<StateAccess> first =
          new HashSet<>(new Repetitions(flow, all, finder::isVolatile).without());
      for (StateAccess access : all) {
        tell(method, access, !first.contains(access));
      }
    }
    tellGlobals(method);
    if (method.isConstructor()) {
      name(method);
    }
  }

  /** Tells of a field of the JDK that code of the program accesses, as a subclass may. */
  public void tell(MethodRewriter method, FieldInsnNode access, Hierarchy.Field field) {
    if (!field.is(Opcodes.ACC_STATIC) && WatchedState.isPlain(field)) {
      method
          .code()
          .insertBefore(
              access,
              MethodRewriter.list(
                  MethodRewriter.push(method.site(access)),
                  new FieldInsnNode(
                      Opcodes.PUTSTATIC, Type.getInternalName(Sites.class), "here", "I")));
      boolean write = access.getOpcode() == Opcodes.PUTFIELD;
      tell(method, new StateAccess(access, null, write, false, WatchedState.part(field)), false);
    }
  }

  /** Methods in whose place compilers put code of their own; those who call them are watched. */
  private static boolean isIntrinsic(MethodRewriter method) {
    List<AnnotationNode> annotations = method.method().visibleAnnotations;
    return annotations != null
        && annotations.stream().anyMatch(annotation -> annotation.desc.equals(INTRINSIC));
  }

  /** What the JDK keeps in a static field it shares among threads in a way of its own. */
  private static void tellGlobals(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node.getOpcode() == Opcodes.PUTSTATIC
          && Type.getType(((FieldInsnNode) node).desc).getSort() == Type.OBJECT) {
        method
            .code()
            .insertBefore(
                node,
                MethodRewriter.list(
                    new InsnNode(Opcodes.DUP), Hook.call(ObjectState.class, "keep", Object.class)));
      }
    }
  }

  private static boolean mayAccess(MethodRewriter method) {
    for (AbstractInsnNode node : method.code()) {
      if (node.getOpcode() == Opcodes.GETFIELD || node.getOpcode() == Opcodes.PUTFIELD) {
        return true;
      }
    }
    return false;
  }

  private static void tell(MethodRewriter method, StateAccess access, boolean again) {
    AbstractInsnNode node = access.instruction();
    method
        .code()
        .insertBefore(node, access.path() == null ? receiver(method, access) : of(access, again));
  }

  private static InsnList of(StateAccess access, boolean again) {
    InsnList code = access.path().load();
    code.add(again ? hookAgain(access) : hook(access));
    return code;
  }

  /** Tells of the object on the stack whose field the instruction accesses. */
  private static InsnList receiver(MethodRewriter method, StateAccess access) {
    FieldInsnNode field = (FieldInsnNode) access.instruction();
    InsnList code = new InsnList();
    if (field.getOpcode() == Opcodes.GETFIELD) {
      code.add(new InsnNode(Opcodes.DUP));
      code.add(hook(access));
      return code;
    }
    Type type = Type.getType(field.desc);
    if (type.getSize() == 1) {
      code.add(new InsnNode(Opcodes.DUP2));
      code.add(new InsnNode(Opcodes.POP));
      code.add(hook(access));
      return code;
    }
    int value = method.newLocal(type);
    code.add(MethodRewriter.store(type, value));
    code.add(new InsnNode(Opcodes.DUP));
    code.add(hook(access));
    code.add(MethodRewriter.load(type, value));
    return code;
  }

  private static InsnList hook(StateAccess access) {
    if (access.part() != WatchedState.WHOLE) {
      return MethodRewriter.list(
          MethodRewriter.push(access.part()),
          Hook.call(ObjectState.class, access.write() ? "write" : "read", Object.class, int.class));
    }
    String name = !access.write() ? "read" : access.collection() ? "change" : "write";
    return MethodRewriter.list(Hook.call(ObjectState.class, name, Object.class));
  }

  /** Says something new only where each access is a step. */
  private static InsnList hookAgain(StateAccess access) {
    String name = access.write() ? "writeAgain" : "readAgain";
    return access.part() == WatchedState.WHOLE
        ? MethodRewriter.list(Hook.call(ObjectState.class, name, Object.class))
        : MethodRewriter.list(
            MethodRewriter.push(access.part()),
            Hook.call(ObjectState.class, name, Object.class, int.class));
  }

  /** An object gets its name as soon as it may be used, whoever makes it. */
  private static void name(MethodRewriter method) {
    boolean outermost =
        method.superCall() != null
            && !((MethodInsnNode) method.superCall()).owner.equals(method.owner().name);
    if (outermost && WatchedState.beginsIn(Declaration.of(method.owner()), method.hierarchy())) {
      method
          .code()
          .insert(
              method.superCall(),
              MethodRewriter.list(
                  new VarInsnNode(Opcodes.ALOAD, 0),
                  Hook.call(Allocation.class, "constructed", Object.class)));
    }
  }
}
