package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.ControlFlow;
import dev.jacquard.agent.flow.Origin;
import dev.jacquard.agent.flow.Origins;
import dev.jacquard.agent.flow.Path;
import dev.jacquard.agent.scope.CollectionClasses;
import dev.jacquard.agent.scope.Exemptions;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.agent.scope.WatchedState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Finds where a method of the JDK reads and writes the plain state of objects.
 *
 * <p>An element of an array belongs to the object out of whose field the array came. If there is no
 * way to that object any more where the element is accessed, the access counts where the array was
 * read from the field.
 */
final class StateFinder {
  /** Methods that write to an array which they are given. */
  private static final Set<String> FILLING =
      Set.of("fill", "sort", "parallelSort", "reverse", "inflate", "read", "readFully", "getChars");

  private static final String PUT = "put";

  private final MethodRewriter method;
  private final ControlFlow flow;
  private final Origins origins;
  private final Map<AbstractInsnNode, List<StateAccess>> found = new HashMap<>();
  private final Set<AbstractInsnNode> filled = new HashSet<>();
  private final Set<AbstractInsnNode> looked = new HashSet<>();

  StateFinder(MethodRewriter method, ControlFlow flow) {
    this.method = method;
    this.flow = flow;
    origins = new Origins(method.method(), flow, this::isFixed);
  }

  /** Whether an instruction accesses a volatile field, which may be a step. */
  boolean isVolatile(AbstractInsnNode node) {
    return node instanceof FieldInsnNode field
        && resolve(field).filter(f -> f.is(Opcodes.ACC_VOLATILE)).isPresent();
  }

  /** The accesses in the order of the code. */
  List<StateAccess> find() {
    for (int i = 0; i < flow.size(); i++) {
      AbstractInsnNode node = flow.instruction(i);
      if (origins.reaches(i) && !method.isBeforeSuperCall(node)) {
        if (node instanceof FieldInsnNode field) {
          field(i, field);
        } else if (node instanceof MethodInsnNode call) {
          call(i, call);
        } else if (node.getOpcode() >= Opcodes.IALOAD && node.getOpcode() <= Opcodes.SALOAD) {
          element(node, origins.operand(i, 1), false);
        } else if (node.getOpcode() >= Opcodes.IASTORE && node.getOpcode() <= Opcodes.SASTORE) {
          element(node, origins.operand(i, 2), true);
        }
      }
    }
    List<StateAccess> all = new ArrayList<>();
    for (AbstractInsnNode node : method.code()) {
      if (filled.contains(node)) {
        all.add(receiver((FieldInsnNode) node, true));
      } else if (found.containsKey(node)) {
        all.addAll(found.get(node));
      } else if (looked.contains(node)) {
        all.add(receiver((FieldInsnNode) node, false));
      }
    }
    return all;
  }

  private StateAccess receiver(FieldInsnNode node, boolean write) {
    Hierarchy.Field field = resolve(node).orElseThrow();
    return new StateAccess(node, null, write, isCollection(field), WatchedState.part(field));
  }

  private void field(int index, FieldInsnNode field) {
    boolean write = field.getOpcode() == Opcodes.PUTFIELD;
    if (!write && field.getOpcode() != Opcodes.GETFIELD) {
      return;
    }
    Optional<Hierarchy.Field> resolved = resolve(field);
    if (resolved.isEmpty()) {
      return;
    }
    if (Exemptions.isPart(resolved.get().owner().name())) {
      Path whole = whole();
      if (whole != null) {
        add(field, whole, write, true, WatchedState.WHOLE);
      }
    } else if (WatchedState.isPlain(resolved.get())) {
      Origin owner = origins.operand(index, write ? 1 : 0);
      Path path = owner == null || owner.isArray() ? null : owner.path();
      if (!isOwnConstruction(path)) {
        add(field, path, write, isCollection(resolved.get()), WatchedState.part(resolved.get()));
      }
    }
  }

  private void add(AbstractInsnNode node, Path path, boolean write, boolean collection, int part) {
    found
        .computeIfAbsent(node, key -> new ArrayList<>())
        .add(new StateAccess(node, path, write, collection, part));
  }

  private static boolean isCollection(Hierarchy.Field field) {
    return CollectionClasses.areUnsynchronized(field.owner().name());
  }

  /** The collection of which the method handles parts. */
  private Path whole() {
    if (method.isStatic() || Exemptions.isPart(method.owner().name)) {
      return null;
    }
    return CollectionParts.whole(method.owner());
  }

  private boolean isOwnConstruction(Path path) {
    return method.isConstructor() && path != null && path.local() == 0 && path.isParameter();
  }

  private void element(AbstractInsnNode node, Origin array, boolean write) {
    if (array == null || !array.isArray()) {
      return;
    }
    Set<FieldInsnNode> fields = new LinkedHashSet<>();
    for (FieldInsnNode field : array.arrays()) {
      if (resolve(field).filter(WatchedState::hasElements).isPresent()) {
        fields.add(field);
      }
    }
    if (fields.isEmpty() || isOwnConstruction(array.path())) {
      return;
    }
    if (array.path() != null) {
      for (FieldInsnNode field : fields) {
        Hierarchy.Field resolved = resolve(field).orElseThrow();
        add(node, array.path(), write, isCollection(resolved), WatchedState.part(resolved));
      }
    } else {
      (write ? filled : looked).addAll(fields);
    }
  }

  private void call(int index, MethodInsnNode call) {
    if (!call.desc.contains("[")) {
      return;
    }
    if (call.owner.equals("java/lang/System") && call.name.equals("arraycopy")) {
      element(call, origins.operand(index, 4), false);
      element(call, origins.operand(index, 2), true);
      return;
    }
    boolean fills =
        FILLING.contains(call.name) || (isOfStrings(call.owner) && call.name.startsWith(PUT));
    Type[] arguments = Type.getArgumentTypes(call.desc);
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].getSort() == Type.ARRAY) {
        element(call, origins.operand(index, arguments.length - 1 - i), fills);
      }
    }
  }

  private static boolean isOfStrings(String owner) {
    return owner.equals("java/lang/StringLatin1") || owner.equals("java/lang/StringUTF16");
  }

  private boolean isFixed(FieldInsnNode field) {
    return resolve(field).filter(f -> f.is(Opcodes.ACC_FINAL)).isPresent();
  }

  private Optional<Hierarchy.Field> resolve(FieldInsnNode field) {
    return method.hierarchy().field(field.owner, field.name, field.desc);
  }
}
