package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.agent.scope.RepeatedInitialisers;
import dev.jacquard.runtime.primitive.code.EnumConstants;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets the constants of an enum be the same objects in all runs, constructed anew in each: the VM,
 * the JDK, annotations and switches know them for good.
 *
 * <p>Each constructor gets a twin, an ordinary method that does the same to a constant which is
 * there already; and the initialiser has constants made by a method that calls the one or the
 * other.
 */
public final class ConstantPass {
  private static final String CONSTRUCTOR = "<init>";
  private static final String TWIN = InitialiserPass.PREFIX + "construct";
  private static final String MAKE = InitialiserPass.PREFIX + "constant";
  private static final String ENUM = "java/lang/Enum";

  public void apply(ClassRewriter type) {
    ClassNode owner = type.owner();
    if (!RepeatedInitialisers.areOfEnum(type.hierarchy(), owner.name)) {
      return;
    }
    owner.fields.forEach(ConstantPass::makeAssignable);
    for (MethodNode method : List.copyOf(owner.methods)) {
      if (method.name.equals(CONSTRUCTOR)) {
        owner.methods.add(twin(type, method));
        owner.methods.add(maker(owner, method));
      } else if (method.name.equals(InitialiserPass.BODY)) {
        replaceCalls(type.hierarchy(), method);
      }
    }
  }

  /** A final field could only be assigned by a constructor. */
  private static void makeAssignable(FieldNode field) {
    if ((field.access & Opcodes.ACC_STATIC) == 0) {
      field.access &= ~Opcodes.ACC_FINAL;
    }
  }

  private static MethodNode twin(ClassRewriter type, MethodNode constructor) {
    ClassNode owner = type.owner();
    MethodNode twin =
        new MethodNode(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC,
            CONSTRUCTOR, // as long as it is looked through for the call of the other constructor
            constructor.desc,
            null,
            null);
    constructor.instructions.resetLabels();
    constructor.accept(twin);
    twin.visibleParameterAnnotations = null;
    twin.invisibleParameterAnnotations = null;
    MethodInsnNode other = (MethodInsnNode) new MethodRewriter(type, twin).superCall();
    twin.name = TWIN;
    if (other.owner.equals(ENUM)) { // its name and its number stay
      twin.instructions.insert(
          other,
          MethodRewriter.list(
              new InsnNode(Opcodes.POP), new InsnNode(Opcodes.POP), new InsnNode(Opcodes.POP)));
      twin.instructions.remove(other);
    } else {
      other.name = TWIN;
    }
    if (!other.owner.equals(owner.name)) {
      twin.instructions.insert(defaults(owner));
    }
    for (AbstractInsnNode node : twin.instructions) {
      if (node instanceof FrameNode frame) {
        frame.local = constructed(owner, frame.local);
        frame.stack = constructed(owner, frame.stack);
      }
    }
    return twin;
  }

  private static InsnList defaults(ClassNode owner) {
    InsnList code = new InsnList();
    for (FieldNode field : owner.fields) {
      if ((field.access & Opcodes.ACC_STATIC) == 0) {
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(InitialiserPass.zero(Type.getType(field.desc)));
        code.add(new FieldInsnNode(Opcodes.PUTFIELD, owner.name, field.name, field.desc));
      }
    }
    return code;
  }

  private static List<Object> constructed(ClassNode owner, List<Object> types) {
    return types.stream()
        .map(type -> type == Opcodes.UNINITIALIZED_THIS ? owner.name : type)
        .toList();
  }

  /**
   *
   *
   * <pre>
   * Owner known = (Owner) EnumConstants.known(Owner.class, number);
   * if (known != null) {
   *   known.twin(name, number, ...);
   *   return known;
   * }
   * return (Owner) EnumConstants.keep(new Owner(name, number, ...));
   * </pre>
   */
  private static MethodNode maker(ClassNode owner, MethodNode constructor) {
    Type[] parameters = Type.getArgumentTypes(constructor.desc);
    MethodNode maker =
        new MethodNode(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            MAKE,
            Type.getMethodDescriptor(Type.getObjectType(owner.name), parameters),
            null,
            null);
    InsnList code = maker.instructions;
    LabelNode unknown = new LabelNode();
    code.add(new LdcInsnNode(Type.getObjectType(owner.name)));
    code.add(new VarInsnNode(Opcodes.ILOAD, 1));
    code.add(Hook.call(EnumConstants.class, "known", Class.class, int.class));
    code.add(new TypeInsnNode(Opcodes.CHECKCAST, owner.name));
    code.add(new InsnNode(Opcodes.DUP));
    code.add(new JumpInsnNode(Opcodes.IFNULL, unknown));
    code.add(new InsnNode(Opcodes.DUP));
    code.add(loads(parameters));
    code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner.name, TWIN, constructor.desc, false));
    code.add(new InsnNode(Opcodes.ARETURN));
    code.add(unknown);
    Object[] locals = locals(parameters);
    code.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {owner.name}));
    code.add(new InsnNode(Opcodes.POP));
    code.add(new TypeInsnNode(Opcodes.NEW, owner.name));
    code.add(new InsnNode(Opcodes.DUP));
    code.add(loads(parameters));
    code.add(
        new MethodInsnNode(
            Opcodes.INVOKESPECIAL, owner.name, CONSTRUCTOR, constructor.desc, false));
    code.add(new InsnNode(Opcodes.DUP));
    code.add(Hook.call(EnumConstants.class, "keep", Enum.class));
    code.add(new InsnNode(Opcodes.ARETURN));
    return maker;
  }

  private static InsnList loads(Type[] parameters) {
    InsnList code = new InsnList();
    int local = 0;
    for (Type parameter : parameters) {
      code.add(MethodRewriter.load(parameter, local));
      local += parameter.getSize();
    }
    return code;
  }

  private static Object[] locals(Type[] parameters) {
    List<Object> locals = new ArrayList<>();
    for (Type parameter : parameters) {
      locals.add(
          switch (parameter.getSort()) {
            case Type.LONG -> Opcodes.LONG;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.OBJECT, Type.ARRAY -> parameter.getInternalName();
            default -> Opcodes.INTEGER;
          });
    }
    return locals.toArray();
  }

  /** The object that the initialiser has allocated, twice on the stack, is dropped. */
  private static void replaceCalls(Hierarchy hierarchy, MethodNode body) {
    int local = body.maxLocals++;
    for (AbstractInsnNode node : body.instructions.toArray()) {
      if (node.getOpcode() == Opcodes.INVOKESPECIAL
          && ((MethodInsnNode) node).name.equals(CONSTRUCTOR)
          && RepeatedInitialisers.areOfEnum(hierarchy, ((MethodInsnNode) node).owner)) {
        MethodInsnNode call = (MethodInsnNode) node;
        Type[] parameters = Type.getArgumentTypes(call.desc);
        Type made = Type.getObjectType(call.owner);
        body.instructions.insert(
            call,
            MethodRewriter.list(
                new VarInsnNode(Opcodes.ASTORE, local),
                new InsnNode(Opcodes.POP2),
                new VarInsnNode(Opcodes.ALOAD, local)));
        body.instructions.set(
            call,
            new MethodInsnNode(
                Opcodes.INVOKESTATIC,
                call.owner,
                MAKE,
                Type.getMethodDescriptor(made, parameters),
                false));
      }
    }
  }
}
