package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.CoverageProbes;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.runtime.primitive.code.Initialisers;
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
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Makes static state start afresh in every run: the initialiser of a class becomes a method that
 * runs again the first time that a run uses the class.
 *
 * <p>Enums and interfaces are left out: the VM and switch tables keep the constants of the former,
 * and the fields of the latter must be final.
 */
public final class InitialiserPass {
  private static final String GUARD = Initialisers.GUARD;
  private static final String PREFIX = "$jacquard$";
  private static final String BODY = PREFIX + "body";
  private static final String RUN = PREFIX + "run";
  private static final String CLINIT = "<clinit>";
  private static final String NOTHING = "()V";
  private static final Object[] NOTHING_THERE = {};
  private static final String RUNS = Type.getInternalName(Initialisers.class);

  /** Whether the static state of a class is made afresh, so that its uses need the guard. */
  public boolean isGuarded(Hierarchy hierarchy, String type) {
    return hierarchy.isProgram(type)
        && !type.startsWith("[")
        && hierarchy
            .find(type)
            .map(d -> !d.isEnum() && !d.isInterface() && d.hasStaticState())
            .orElse(false);
  }

  /** Adds the guard to the uses of other classes in a method, and to entries of its own. */
  public void guard(MethodRewriter method) {
    String self = method.owner().name;
    for (AbstractInsnNode node : method.code().toArray()) {
      String used = usedStatically(node);
      if (used != null && !used.equals(self) && isGuarded(method.hierarchy(), used)) {
        method.code().insertBefore(node, call(used));
      }
    }
    boolean entry =
        method.isConstructor() || (method.isStatic() && !method.method().name.startsWith(PREFIX));
    if (entry
        && !method.method().name.equals(CLINIT)
        && (method.method().access & Opcodes.ACC_ABSTRACT) == 0
        && isGuarded(method.hierarchy(), self)) {
      method.insertAtEntry(call(self));
    }
  }

  private static String usedStatically(AbstractInsnNode node) {
    return switch (node.getOpcode()) {
      case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> ((FieldInsnNode) node).owner;
      case Opcodes.NEW -> ((TypeInsnNode) node).desc;
      default -> null;
    };
  }

  private static MethodInsnNode call(String type) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, type, GUARD, NOTHING, false);
  }

  /** Splits the initialiser of a class. */
  public void split(ClassRewriter type) {
    ClassNode owner = type.owner();
    if (!isGuarded(type.hierarchy(), owner.name)) {
      return;
    }
    boolean hasBody = false;
    for (MethodNode method : owner.methods) {
      if (method.name.equals(CLINIT)) {
        method.name = BODY;
        method.access = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        hasBody = true;
      }
    }
    owner.fields.forEach(InitialiserPass::makeAssignable);
    owner.fields.add(
        new FieldNode(
            Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_PRIVATE,
            RUN,
            "I",
            null,
            null));
    owner.methods.add(initialiser(owner));
    owner.methods.add(guard(type.hierarchy(), owner, hasBody));
  }

  /** A final static field could not be assigned again. */
  private static void makeAssignable(FieldNode field) {
    boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
    if (isStatic && field.value == null) {
      field.access &= ~Opcodes.ACC_FINAL;
    }
  }

  private static MethodNode initialiser(ClassNode owner) {
    MethodNode clinit = new MethodNode(Opcodes.ACC_STATIC, CLINIT, NOTHING, null, null);
    clinit.instructions.add(
        new MethodInsnNode(Opcodes.INVOKESTATIC, owner.name, GUARD, NOTHING, false));
    clinit.instructions.add(new InsnNode(Opcodes.RETURN));
    return clinit;
  }

  /**
   *
   *
   * <pre>
   * if (run != Initialisers.run && Initialisers.isDue(run)) {
   *   run = Initialisers.run;
   *   Initialisers.begin(Owner.class);
   *   try { superclass guard; defaults; body } finally { Initialisers.end(); }
   * }
   * </pre>
   */
  private MethodNode guard(Hierarchy hierarchy, ClassNode owner, boolean hasBody) {
    MethodNode guard =
        new MethodNode(
            Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_PUBLIC,
            GUARD,
            NOTHING,
            null,
            null);
    InsnList code = guard.instructions;
    LabelNode done = new LabelNode();
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner.name, RUN, "I"));
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, RUNS, "run", "I"));
    code.add(new JumpInsnNode(Opcodes.IF_ICMPEQ, done));
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner.name, RUN, "I"));
    code.add(Hook.call(Initialisers.class, "isDue", int.class));
    code.add(new JumpInsnNode(Opcodes.IFEQ, done));
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, RUNS, "run", "I"));
    code.add(new FieldInsnNode(Opcodes.PUTSTATIC, owner.name, RUN, "I"));
    code.add(new LdcInsnNode(Type.getObjectType(owner.name)));
    code.add(Hook.call(Initialisers.class, "begin", Class.class));
    code.add(start);
    if (isGuarded(hierarchy, owner.superName)) {
      code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner.superName, GUARD, NOTHING, false));
    }
    code.add(defaults(owner));
    if (hasBody) {
      code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner.name, BODY, NOTHING, false));
    }
    code.add(new InsnNode(Opcodes.NOP)); // the range of the handler must not be empty
    code.add(end);
    code.add(Hook.call(Initialisers.class, "end"));
    code.add(done);
    code.add(new FrameNode(Opcodes.F_NEW, 0, NOTHING_THERE, 0, NOTHING_THERE));
    code.add(new InsnNode(Opcodes.RETURN));
    LabelNode handler = new LabelNode();
    code.add(handler);
    code.add(
        new FrameNode(
            Opcodes.F_NEW,
            0,
            NOTHING_THERE,
            1,
            new Object[] {Type.getInternalName(Throwable.class)}));
    code.add(Hook.call(Initialisers.class, "end"));
    code.add(new InsnNode(Opcodes.ATHROW));
    guard.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
    return guard;
  }

  private static InsnList defaults(ClassNode owner) {
    InsnList code = new InsnList();
    for (FieldNode field : owner.fields) {
      boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
      boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
      boolean ours = field.name.equals(RUN) || field.name.equals(CoverageProbes.DATA);
      if (isStatic && !isFinal && !ours) {
        code.add(
            field.value == null ? zero(Type.getType(field.desc)) : new LdcInsnNode(field.value));
        code.add(new FieldInsnNode(Opcodes.PUTSTATIC, owner.name, field.name, field.desc));
      }
    }
    return code;
  }

  private static InsnNode zero(Type type) {
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
