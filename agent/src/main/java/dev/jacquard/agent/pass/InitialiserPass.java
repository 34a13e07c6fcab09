package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.link.Slot;
import dev.jacquard.agent.scope.CoverageProbes;
import dev.jacquard.agent.scope.Declaration;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.agent.scope.RepeatedInitialisers;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.code.Initialisers;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Makes static state start afresh in every run: the initialiser of a class becomes a method that
 * runs again the first time that a run uses the class.
 *
 * <p>The constants of enums stay the same objects ({@link ConstantPass}), since the VM and others
 * keep them, and the fields of interfaces, which must be final, are kept in an array ({@link
 * InterfacePass}). Left out are those that no compiler of today makes.
 */
public final class InitialiserPass {
  private static final String GUARD = Initialisers.GUARD;
  static final String PREFIX = "$jacquard$";
  static final String BODY = PREFIX + "body";
  static final String RUN = PREFIX + "run";
  static final String CLINIT = "<clinit>";
  private static final String NOTHING = "()V";
  private static final String AT_SITE = "(I)V";
  private static final Object[] NOTHING_THERE = {};
  private static final String RUNS = Type.getInternalName(Initialisers.class);

  /** Methods of the JDK whose answer depends on which thread asks. */
  private static final Map<String, Set<String>> PERSONAL =
      Map.of(
          "java/lang/Thread",
          Set.of("currentThread"),
          "java/lang/ThreadLocal",
          Set.of("get", "set", "remove"));

  /** Tells of calls that matter to initialisers, before these are replaced. */
  public void tellCalls(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call) {
        if (PERSONAL.getOrDefault(call.owner, Set.of()).contains(call.name)) {
          method.code().insertBefore(node, Hook.call(Initialisers.class, "personal"));
        } else if (returnsInitialised(call)) {
          method.code().insert(node, use());
        } else if (call.owner.equals("sun/misc/Unsafe")
            && call.name.equals("ensureClassInitialized")) {
          method.code().insertBefore(node, use());
        } else if (call.owner.equals("java/util/EnumMap")
            && call.name.equals("<init>")
            && call.desc.equals("(Ljava/lang/Class;)V")) {
          method.code().insertBefore(node, use()); // it asks for all constants
        }
      }
    }
  }

  /** Whether a call returns a class that it has initialised, as far as the VM knows. */
  private static boolean returnsInitialised(MethodInsnNode call) {
    return switch (call.owner) {
      case "java/lang/Class" ->
          call.name.equals("forName") && call.desc.startsWith("(Ljava/lang/String;)");
      case "java/lang/invoke/MethodHandles$Lookup" -> call.name.equals("ensureInitialized");
      default -> false;
    };
  }

  /** The class on the stack is used. */
  private static InsnList use() {
    return MethodRewriter.list(
        new InsnNode(Opcodes.DUP), Hook.call(StaticState.class, "use", Class.class));
  }

  /**
   * Adds the guard to the uses of classes in a method, before there are hooks at these. Entries to
   * a class have it for the whole method.
   */
  public void guardUses(MethodRewriter method) {
    String self = method.owner().name;
    boolean guarded = isEntry(method) || isOwn(method);
    for (AbstractInsnNode node : method.code().toArray()) {
      String used = usedStatically(method, node);
      if (used != null
          && !(guarded && used.equals(self))
          && RepeatedInitialisers.need(method.hierarchy(), used)) {
        method.code().insertBefore(node, call(method.hierarchy(), used, method.site(node)));
      } else if (node instanceof InvokeDynamicInsnNode dynamic && isLambda(dynamic)) {
        String implemented = Type.getReturnType(dynamic.desc).getInternalName();
        for (String first : RepeatedInitialisers.initialisedWith(method.hierarchy(), implemented)) {
          method.code().insertBefore(node, call(method.hierarchy(), first, method.site(node)));
        }
      }
    }
  }

  /** Whether an object is made of a class that the VM derives from an interface. */
  private static boolean isLambda(InvokeDynamicInsnNode dynamic) {
    return dynamic.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory");
  }

  /** Adds the guard to a method by which others come to a class, before all else in it. */
  public void guardEntry(MethodRewriter method) {
    String self = method.owner().name;
    boolean above = method.isConstructor() && !RepeatedInitialisers.has(method.hierarchy(), self);
    if (isEntry(method) && !above && RepeatedInitialisers.need(method.hierarchy(), self)) {
      method.insertAtEntry(call(method.hierarchy(), self, method.site(method.code().getFirst())));
    } // else the constructor above has it
  }

  private static boolean isEntry(MethodRewriter method) {
    return (method.isConstructor() || (method.isStatic() && !isOwn(method)))
        && (method.method().access & Opcodes.ACC_ABSTRACT) == 0;
  }

  /** Whether a method is the initialiser, or one that was added. */
  private static boolean isOwn(MethodRewriter method) {
    return method.method().name.startsWith(PREFIX) || method.method().name.equals(CLINIT);
  }

  private static String usedStatically(MethodRewriter method, AbstractInsnNode node) {
    return switch (node.getOpcode()) {
      case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> declaring(method, (FieldInsnNode) node);
      case Opcodes.NEW -> ((TypeInsnNode) node).desc;
      case Opcodes.INVOKEINTERFACE -> annotated(method, (MethodInsnNode) node);
      default -> null;
    };
  }

  /** The enum whose constants an annotation tells, which the JDK keeps from run to run. */
  private static String annotated(MethodRewriter method, MethodInsnNode call) {
    Type type = Type.getReturnType(call.desc);
    Type told = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    boolean isConstant =
        told.getSort() == Type.OBJECT
            && is(Opcodes.ACC_ANNOTATION, method.hierarchy(), call.owner)
            && is(Opcodes.ACC_ENUM, method.hierarchy(), told.getInternalName());
    return isConstant ? told.getInternalName() : null;
  }

  private static boolean is(int flag, Hierarchy hierarchy, String type) {
    return hierarchy.isProgram(type)
        && hierarchy.find(type).filter(declared -> (declared.access() & flag) != 0).isPresent();
  }

  /**
   * A field that is inherited needs the class that declares it, and no other. Interfaces with
   * fields are accessible everywhere ({@link InterfacePass}).
   */
  private static String declaring(MethodRewriter method, FieldInsnNode access) {
    return method
        .hierarchy()
        .field(access.owner, access.name, access.desc)
        .map(Hierarchy.Field::owner)
        .filter(
            owner ->
                (owner.access() & (Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE)) != 0
                    || folder(owner.name()).equals(folder(method.owner().name)))
        .map(Declaration::name)
        .orElse(access.owner);
  }

  private static String folder(String type) {
    return type.substring(0, type.lastIndexOf('/') + 1);
  }

  private static InsnList call(Hierarchy hierarchy, String type, Slot site) {
    return MethodRewriter.list(
        MethodRewriter.push(site),
        call(type, hierarchy.find(type).filter(Declaration::isInterface).isPresent()));
  }

  private static MethodInsnNode call(String type, boolean isInterface) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, type, GUARD, AT_SITE, isInterface);
  }

  /** Splits the initialiser of a class. */
  public void split(ClassRewriter type) {
    ClassNode owner = type.owner();
    if (!RepeatedInitialisers.has(type.hierarchy(), owner.name)) {
      return;
    }
    boolean hasBody = false;
    for (MethodNode method : owner.methods) {
      if (method.name.equals(CLINIT)) {
        method.name = BODY;
        method.access = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_PRIVATE;
        hasBody = true;
      }
    }
    if (!isInterface(owner)) {
      owner.fields.forEach(InitialiserPass::makeAssignable);
      int access = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_PRIVATE;
      owner.fields.add(new FieldNode(access, RUN, "I", null, Initialisers.NEVER));
    }
    owner.methods.add(initialiser(owner));
    owner.methods.add(guard(type.hierarchy(), owner, hasBody));
  }

  private static boolean isInterface(ClassNode owner) {
    return (owner.access & Opcodes.ACC_INTERFACE) != 0;
  }

  /** A final static field could not be assigned again. */
  private static void makeAssignable(FieldNode field) {
    boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
    if (isStatic && field.value == null) {
      field.access &= ~Opcodes.ACC_FINAL;
    }
  }

  /**
   *
   *
   * <pre>
   * if (Initialisers.isFree()) {
   *   try { guard } catch (Throwable thrown) { Initialisers.hide(Owner.class); }
   * }
   * </pre>
   */
  private static MethodNode initialiser(ClassNode owner) {
    MethodNode clinit = new MethodNode(Opcodes.ACC_STATIC, CLINIT, NOTHING, null, null);
    InsnList code = clinit.instructions;
    LabelNode done = new LabelNode();
    LabelNode start = new LabelNode();
    LabelNode handler = new LabelNode();
    code.add(Hook.call(Initialisers.class, "isFree"));
    code.add(new JumpInsnNode(Opcodes.IFEQ, done));
    code.add(start);
    code.add(new InsnNode(Opcodes.ICONST_0 + Sites.UNKNOWN));
    code.add(call(owner.name, isInterface(owner)));
    code.add(new JumpInsnNode(Opcodes.GOTO, done));
    code.add(handler);
    code.add(thrown());
    code.add(new InsnNode(Opcodes.POP));
    code.add(new LdcInsnNode(Type.getObjectType(owner.name)));
    code.add(Hook.call(Initialisers.class, "hide", Class.class));
    code.add(done);
    code.add(new FrameNode(Opcodes.F_NEW, 0, NOTHING_THERE, 0, NOTHING_THERE));
    code.add(new InsnNode(Opcodes.RETURN));
    clinit.tryCatchBlocks.add(new TryCatchBlockNode(start, handler, handler, null));
    return clinit;
  }

  /** What there is at the beginning of a handler. */
  private static FrameNode thrown(Object... locals) {
    Object[] stack = {Type.getInternalName(Throwable.class)};
    return new FrameNode(Opcodes.F_NEW, locals.length, locals, 1, stack);
  }

  /**
   *
   *
   * <pre>
   * if (run != Initialisers.run && Initialisers.begin(Owner.class, run, site)) {
   *   try {
   *     defaults; guards of what is initialised before; body
   *   } catch (Throwable thrown) {
   *     throw Initialisers.fail(thrown, Owner.class, site);
   *   }
   *   run = Initialisers.end(Owner.class, site);
   * }
   * </pre>
   */
  private static MethodNode guard(Hierarchy hierarchy, ClassNode owner, boolean hasBody) {
    MethodNode guard =
        new MethodNode(
            Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_PUBLIC,
            GUARD,
            AT_SITE,
            null,
            null);
    InsnList code = guard.instructions;
    LabelNode done = new LabelNode();
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner.name, RUN, "I"));
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, RUNS, "run", "I"));
    code.add(new JumpInsnNode(Opcodes.IF_ICMPEQ, done));
    code.add(self(owner));
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner.name, RUN, "I"));
    code.add(new VarInsnNode(Opcodes.ILOAD, 0));
    code.add(Hook.call(Initialisers.class, "begin", Class.class, int.class, int.class));
    code.add(new JumpInsnNode(Opcodes.IFEQ, done));
    code.add(start);
    code.add(work(hierarchy, owner, hasBody));
    code.add(end);
    code.add(self(owner));
    code.add(new VarInsnNode(Opcodes.ILOAD, 0));
    code.add(Hook.call(Initialisers.class, "end", Class.class, int.class));
    code.add(new FieldInsnNode(Opcodes.PUTSTATIC, owner.name, RUN, "I"));
    code.add(done);
    code.add(new FrameNode(Opcodes.F_NEW, 1, new Object[] {Opcodes.INTEGER}, 0, NOTHING_THERE));
    code.add(new InsnNode(Opcodes.RETURN));
    LabelNode handler = new LabelNode();
    code.add(handler);
    code.add(thrown(Opcodes.INTEGER));
    code.add(self(owner));
    code.add(new VarInsnNode(Opcodes.ILOAD, 0));
    code.add(Hook.call(Initialisers.class, "fail", Throwable.class, Class.class, int.class));
    code.add(new InsnNode(Opcodes.ATHROW));
    guard.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
    return guard;
  }

  private static List<String> before(Hierarchy hierarchy, ClassNode owner) {
    return hierarchy
        .find(owner.name)
        .map(declared -> RepeatedInitialisers.initialisedWith(hierarchy, declared))
        .orElse(List.of());
  }

  private static LdcInsnNode self(ClassNode owner) {
    return new LdcInsnNode(Type.getObjectType(owner.name));
  }

  /** What the initialisation of a class consists of; an interface needs none of those above it. */
  private static InsnList work(Hierarchy hierarchy, ClassNode owner, boolean hasBody) {
    InsnList code = defaults(owner);
    if (!isInterface(owner)) {
      if (RepeatedInitialisers.need(hierarchy, owner.superName)) {
        code.add(new VarInsnNode(Opcodes.ILOAD, 0));
        code.add(call(owner.superName, false));
      }
      for (String first : before(hierarchy, owner)) {
        code.add(new VarInsnNode(Opcodes.ILOAD, 0));
        code.add(call(first, true));
      }
    }
    if (hasBody) {
      code.add(
          new MethodInsnNode(Opcodes.INVOKESTATIC, owner.name, BODY, NOTHING, isInterface(owner)));
    }
    code.add(new InsnNode(Opcodes.NOP)); // the range of the handler must not be empty
    return code;
  }

  private static InsnList defaults(ClassNode owner) {
    InsnList code = new InsnList();
    for (FieldNode field : owner.fields) {
      boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
      boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0 && !isInterface(owner);
      boolean ours = field.name.equals(RUN) || field.name.equals(CoverageProbes.DATA);
      if (isStatic && !isFinal && !ours) {
        code.add(
            field.value == null ? zero(Type.getType(field.desc)) : new LdcInsnNode(field.value));
        code.add(new FieldInsnNode(Opcodes.PUTSTATIC, owner.name, field.name, field.desc));
      }
    }
    return code;
  }

  static InsnNode zero(Type type) {
    return new InsnNode(
        switch (type.getSort()) {
          case Type.LONG -> Opcodes.LCONST_0;
          case Type.FLOAT -> Opcodes.FCONST_0;
          case Type.DOUBLE -> Opcodes.DCONST_0;
          case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
          default -> Opcodes.ICONST_0;
        });
  }
}
