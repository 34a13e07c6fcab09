package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Frames;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.emit.UncontrollableClass;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.ModelCatalogue;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Models;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Lets methods of the JDK branch to their model when they are called under control. */
public final class ModelPass {
  private static final String APPLIES = "applies";
  private static final String CONSTRUCTED = "constructed";
  private static final Type OBJECT = Type.getType(Object.class);

  /** A method of a model, to which a method of the JDK branches under a condition. */
  private record Branch(Class<?> model, Optional<Method> condition, Method method) {}

  private final Map<String, List<Class<?>>> byModelled = new HashMap<>();

  public ModelPass() {
    for (Class<?> model : ModelCatalogue.models()) {
      String modelled = ModelCatalogue.name(model).replace('.', '/');
      byModelled.computeIfAbsent(modelled, name -> new ArrayList<>()).add(model);
    }
  }

  public void apply(ClassNode owner) {
    List<String> missing = new ArrayList<>();
    for (Class<?> model : byModelled.getOrDefault(owner.name, List.of())) {
      List<Method> methods = Hook.methods(model);
      Optional<Method> condition =
          methods.stream().filter(method -> method.getName().equals(APPLIES)).findFirst();
      for (Method method : methods) {
        if (method.getName().equals(CONSTRUCTED)) {
          tellOfConstruction(owner, method);
        } else if (!method.getName().equals(APPLIES)) {
          branch(owner, new Branch(model, condition, method), missing);
        }
      }
    }
    if (!missing.isEmpty()) {
      throw new UncontrollableClass("it has no methods " + missing);
    }
  }

  /** A model may want to know of each new object, when its constructor returns. */
  private static void tellOfConstruction(ClassNode owner, Method method) {
    for (MethodNode constructor : owner.methods) {
      if (constructor.name.equals("<init>")) {
        for (AbstractInsnNode node : constructor.instructions.toArray()) {
          if (node.getOpcode() == Opcodes.RETURN) {
            constructor.instructions.insertBefore(
                node, MethodRewriter.list(new VarInsnNode(Opcodes.ALOAD, 0), Hook.call(method)));
          }
        }
      }
    }
  }

  private static void branch(ClassNode owner, Branch branch, List<String> missing) {
    Method method = branch.method();
    for (MethodNode candidate : owner.methods) {
      if (candidate.name.equals(name(method)) && fits(owner, candidate, method)) {
        branch(owner, branch, candidate);
        return;
      }
    }
    if (!method.isAnnotationPresent(MayBeAbsent.class)) {
      missing.add(method.getName());
    }
  }

  private static String name(Method method) {
    MayBeAbsent absent = method.getAnnotation(MayBeAbsent.class);
    return absent == null || absent.name().isEmpty() ? method.getName() : absent.name();
  }

  private static boolean fits(ClassNode owner, MethodNode candidate, Method method) {
    Type[] wanted = Hook.arguments(method);
    Type[] found = Type.getArgumentTypes(descriptor(owner, candidate));
    if (wanted.length != found.length) {
      return false;
    }
    boolean fits = fitsResult(Type.getReturnType(candidate.desc), Type.getReturnType(method));
    for (int i = 0; i < found.length; i++) {
      fits &= fits(found[i], wanted[i], method);
    }
    return fits;
  }

  /** The class of a result may be one that can't be named outside of its package. */
  private static boolean fitsResult(Type found, Type wanted) {
    boolean reference = found.getSort() == Type.OBJECT || found.getSort() == Type.ARRAY;
    return found.equals(wanted) || (reference && wanted.equals(OBJECT));
  }

  private static boolean fits(Type found, Type wanted, Method method) {
    boolean any =
        method.isAnnotationPresent(MayBeAbsent.class)
            && wanted.equals(OBJECT)
            && found.getSort() == Type.OBJECT;
    return any || wanted.equals(found);
  }

  /** The descriptor of a method with its receiver as first parameter. */
  private static String descriptor(ClassNode owner, MethodNode method) {
    return isStatic(method) ? method.desc : "(L" + owner.name + ";" + method.desc.substring(1);
  }

  private static boolean isStatic(MethodNode method) {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  private static void branch(ClassNode owner, Branch branch, MethodNode modelled) {
    Method method = branch.method();
    InsnList code = new InsnList();
    LabelNode real = new LabelNode();
    code.add(condition(branch));
    code.add(new JumpInsnNode(Opcodes.IFEQ, real));
    if (!branch.model().getAnnotation(Models.class).always()) {
      code.add(MethodRewriter.push(ModelCatalogue.number(branch.model())));
      code.add(Hook.call(Depth.class, "isDeep", int.class));
      code.add(new JumpInsnNode(Opcodes.IFNE, real));
    }
    if (Hook.takesExecution(method)) {
      code.add(Hook.call(Control.class, "execution"));
    }
    int local = 0;
    for (Type type : Type.getArgumentTypes(descriptor(owner, modelled))) {
      code.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), local));
      local += type.getSize();
    }
    code.add(Hook.call(method));
    if (!Type.getReturnType(modelled.desc).equals(Type.getReturnType(method))) {
      String type = Type.getReturnType(modelled.desc).getInternalName();
      code.add(new TypeInsnNode(Opcodes.CHECKCAST, type));
    }
    code.add(new InsnNode(Type.getReturnType(modelled.desc).getOpcode(Opcodes.IRETURN)));
    code.add(real);
    code.add(Frames.atEntry(owner, modelled));
    code.add(new InsnNode(Opcodes.NOP)); // the body may begin with a frame of its own
    modelled.instructions.insert(code);
  }

  private static InsnList condition(Branch branch) {
    return branch.condition().isPresent()
        ? MethodRewriter.list(
            new VarInsnNode(Opcodes.ALOAD, 0), Hook.call(branch.condition().get()))
        : MethodRewriter.list(Hook.call(Control.class, "on"));
  }
}
