package dev.jacquard.agent.image;

import dev.jacquard.agent.pass.LinkagePass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Moves the initialisers of classes with hooks, and the fields that they set, into classes of their
 * own.
 *
 * <p>The JDK calls hooks before it has come up, when such an initialiser could not do what it does.
 * A hook asks first whether it is under control, and touches those fields only if so: then the
 * other class is initialised, without hooks, since the program has nothing to do with it.
 */
final class LateInitialisers {
  private static final String SUFFIX = "$Late";

  private final LinkagePass linkage = new LinkagePass();

  /** The class that a field is in now, by the class that it was in and its name. */
  private final Map<String, String> moved = new HashMap<>();

  /** Takes the initialiser out of a class, if it has one, and gives the class that it is in now. */
  Optional<ClassNode> split(ClassNode owner) {
    boolean fixed = (owner.access & (Opcodes.ACC_ENUM | Opcodes.ACC_INTERFACE)) != 0;
    if (fixed || owner.nestHostClass != null) {
      return Optional.empty(); // parts of a class with hooks, which only the hooks themselves use
    }
    return owner.methods.stream()
        .filter(method -> method.name.equals("<clinit>"))
        .findFirst()
        .map(initialiser -> split(owner, initialiser));
  }

  private ClassNode split(ClassNode owner, MethodNode initialiser) {
    ClassNode late = new ClassNode();
    late.version = owner.version;
    late.access =
        Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    late.name = owner.name + SUFFIX;
    late.superName = "java/lang/Object";
    late.sourceFile = owner.sourceFile;
    late.nestHostClass = owner.name;
    if (owner.nestMembers == null) {
      owner.nestMembers = new ArrayList<>();
    }
    owner.nestMembers.add(late.name);
    for (AbstractInsnNode node : initialiser.instructions) {
      if (node.getOpcode() == Opcodes.PUTSTATIC
          && ((FieldInsnNode) node).owner.equals(owner.name)) {
        moved.put(field(owner.name, ((FieldInsnNode) node).name), late.name);
      }
    }
    for (FieldNode field : List.copyOf(owner.fields)) {
      if (moved.containsKey(field(owner.name, field.name))) {
        owner.fields.remove(field);
        field.access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
        late.fields.add(field);
      }
    }
    owner.methods.remove(initialiser);
    late.methods.add(initialiser);
    linkage.applyToLookup(initialiser);
    return late;
  }

  private static String field(String owner, String name) {
    return owner + "." + name;
  }

  /** Lets a class find the fields where they are, when all classes have been split. */
  void redirect(ClassNode user) {
    for (MethodNode method : user.methods) {
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof FieldInsnNode access) {
          access.owner = moved.getOrDefault(field(access.owner, access.name), access.owner);
        }
      }
    }
  }
}
