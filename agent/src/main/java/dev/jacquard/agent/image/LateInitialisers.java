package dev.jacquard.agent.image;

import dev.jacquard.agent.pass.LinkagePass;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Moves the initialiser of a class with hooks, and the fields that it sets, into a class of their
 * own.
 *
 * <p>The JDK calls hooks before it has come up, when such an initialiser could not do what it does.
 * A hook asks first whether it is under control, and touches those fields only if so: then the
 * other class is initialised, without hooks, since the program has nothing to do with it.
 */
final class LateInitialisers {
  private static final String SUFFIX = "$Late";
  private static final int HIDDEN =
      Opcodes.ACC_PRIVATE | Opcodes.ACC_PROTECTED | Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL;

  private final LinkagePass linkage = new LinkagePass();

  /** Takes the initialiser out of a class, if it has one, and gives the class that it is in now. */
  Optional<ClassNode> split(ClassNode owner) {
    Optional<MethodNode> initialiser =
        owner.methods.stream().filter(method -> method.name.equals("<clinit>")).findFirst();
    boolean fixed = (owner.access & (Opcodes.ACC_ENUM | Opcodes.ACC_INTERFACE)) != 0;
    if (fixed || owner.nestHostClass != null) {
      return Optional.empty(); // parts of a class with hooks, which only the hooks themselves use
    }
    return initialiser.map(method -> split(owner, method));
  }

  private ClassNode split(ClassNode owner, MethodNode initialiser) {
    ClassNode late = new ClassNode();
    late.version = owner.version;
    late.access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    late.name = owner.name + SUFFIX;
    late.superName = "java/lang/Object";
    late.sourceFile = owner.sourceFile;
    late.nestHostClass = owner.name;
    if (owner.nestMembers == null) {
      owner.nestMembers = new java.util.ArrayList<>();
    }
    owner.nestMembers.add(late.name);
    Set<String> moved = fieldsSetBy(initialiser, owner.name);
    for (FieldNode field : List.copyOf(owner.fields)) {
      if (moved.contains(field.name)) {
        owner.fields.remove(field);
        field.access &= ~HIDDEN;
        late.fields.add(field);
      }
    }
    owner.methods.remove(initialiser);
    late.methods.add(initialiser);
    owner.methods.forEach(method -> redirect(method, owner.name, late.name, moved));
    redirect(initialiser, owner.name, late.name, moved);
    linkage.applyToLookup(initialiser);
    return late;
  }

  private static Set<String> fieldsSetBy(MethodNode initialiser, String owner) {
    Set<String> fields = new HashSet<>();
    for (AbstractInsnNode node : initialiser.instructions) {
      if (node.getOpcode() == Opcodes.PUTSTATIC && ((FieldInsnNode) node).owner.equals(owner)) {
        fields.add(((FieldInsnNode) node).name);
      }
    }
    return fields;
  }

  private static void redirect(MethodNode method, String from, String to, Set<String> fields) {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof FieldInsnNode access
          && access.owner.equals(from)
          && fields.contains(access.name)) {
        access.owner = to;
      }
    }
  }
}
