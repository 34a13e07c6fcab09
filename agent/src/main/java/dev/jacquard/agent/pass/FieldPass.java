package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.emit.Uncontrollable;
import dev.jacquard.agent.link.FieldName;
import dev.jacquard.agent.link.Slot;
import dev.jacquard.agent.pass.jdk.StatePass;
import dev.jacquard.agent.scope.FieldTable;
import dev.jacquard.agent.scope.FieldTable.Access;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.agent.scope.RepeatedInitialisers;
import dev.jacquard.runtime.primitive.access.FieldAccess;
import dev.jacquard.runtime.primitive.access.JdkFieldAccess;
import dev.jacquard.runtime.primitive.access.Values;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;

/** Hooks before accesses to fields, and after reads. Final fields need none. */
public record FieldPass(Scope scope) {
  /** Which fields are of interest. */
  public enum Scope {
    /** Those of the program. */
    PROGRAM,
    /** Those of the JDK. */
    JDK
  }

  private static final StatePass STATES = new StatePass();

  public void apply(MethodRewriter method) {
    if (scope == Scope.JDK && method.isConstructor()) {
      return; // nobody else knows the object yet
    }
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof FieldInsnNode access && !method.isBeforeSuperCall(node)) {
        rewrite(method, access);
      }
    }
  }

  private void rewrite(MethodRewriter method, FieldInsnNode access) {
    Hierarchy hierarchy = method.hierarchy();
    Optional<Hierarchy.Field> resolved = hierarchy.field(access.owner, access.name, access.desc);
    if (resolved.isEmpty()) {
      if (scope == Scope.JDK || hierarchy.isProgram(access.owner)) {
        unknown(method, access);
      }
      return;
    }
    Hierarchy.Field field = resolved.get();
    if (scope == Scope.PROGRAM && !hierarchy.isProgram(field.owner().name())) {
      STATES.tell(method, access, field);
      return;
    }
    Access kind =
        scope == Scope.PROGRAM ? FieldTable.inProgram(hierarchy, field) : FieldTable.inJdk(field);
    if (kind == Access.NONE) {
      return;
    }
    Slot number =
        method
            .tables()
            .field(
                new FieldName(field.owner().name().replace('/', '.'), field.name(), access.desc));
    Type type = Type.getType(access.desc);
    boolean isStatic = field.is(Opcodes.ACC_STATIC);
    String suffix = (isStatic ? "Static" : "") + suffix(kind);
    boolean read =
        access.getOpcode() == Opcodes.GETFIELD || access.getOpcode() == Opcodes.GETSTATIC;
    InsnList before = new InsnList();
    if (read) {
      beforeRead(before, hooks(), isStatic, suffix, number, method.site(access));
      method
          .code()
          .insert(
              access,
              MethodRewriter.list(
                  MethodRewriter.dup(type), Hook.call(Values.class, "got", Hook.carrier(type))));
    } else {
      if (isStatic && lasts(hierarchy, field) && !method.method().name.equals("<clinit>")) {
        before.add(
            Uncontrollable.tell(
                "changing the static field "
                    + field.name()
                    + " of the enum "
                    + field.owner().name().replace('/', '.')
                    + ", which outlives the run,",
                method.site(access)));
      }
      beforeWrite(before, hooks(), method, isStatic, suffix, number, method.site(access), type);
    }
    method.code().insertBefore(access, before);
  }

  private static boolean lasts(Hierarchy hierarchy, Hierarchy.Field field) {
    return field.owner().isEnum() && !RepeatedInitialisers.has(hierarchy, field.owner().name());
  }

  private static String suffix(Access kind) {
    return switch (kind) {
      case VOLATILE -> "Volatile";
      case OPAQUE -> "Opaque";
      case INNER -> "Inner";
      case NONE, PLAIN -> "";
    };
  }

  /**
   * A class without a class file: an optional library that is not there, so that nobody will ever
   * come here, or one made at run time.
   */
  private static void unknown(MethodRewriter method, FieldInsnNode access) {
    String owner = access.owner.replace('/', '.');
    method
        .code()
        .insertBefore(
            access,
            MethodRewriter.list(
                new LdcInsnNode("a field of " + owner + ", which has no class file,"),
                MethodRewriter.push(method.site(access)),
                Hook.call(UncontrolledCalls.class, "use", String.class, int.class)));
  }

  private Class<?> hooks() {
    return scope == Scope.PROGRAM ? FieldAccess.class : JdkFieldAccess.class;
  }

  private static void beforeRead(
      InsnList before, Class<?> hooks, boolean isStatic, String suffix, Slot field, Slot site) {
    if (!isStatic) {
      before.add(MethodRewriter.dup(Type.INT_TYPE));
    }
    before.add(MethodRewriter.push(field));
    before.add(MethodRewriter.push(site));
    before.add(
        isStatic
            ? Hook.call(hooks, "read" + suffix, int.class, int.class)
            : Hook.call(hooks, "read" + suffix, Object.class, int.class, int.class));
  }

  private static void beforeWrite(
      InsnList before,
      Class<?> hooks,
      MethodRewriter method,
      boolean isStatic,
      String suffix,
      Slot field,
      Slot site,
      Type type) {
    Class<?> carrier = Hook.carrier(type);
    if (isStatic) {
      before.add(MethodRewriter.dup(type));
      before.add(MethodRewriter.push(field));
      before.add(MethodRewriter.push(site));
      before.add(Hook.call(hooks, "write" + suffix, carrier, int.class, int.class));
      return;
    }
    int value = method.newLocal(type);
    before.add(MethodRewriter.store(type, value));
    before.add(MethodRewriter.dup(Type.INT_TYPE));
    before.add(MethodRewriter.load(type, value));
    before.add(MethodRewriter.push(field));
    before.add(MethodRewriter.push(site));
    before.add(Hook.call(hooks, "write" + suffix, Object.class, carrier, int.class, int.class));
    before.add(MethodRewriter.load(type, value));
  }
}
