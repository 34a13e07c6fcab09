package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.agent.scope.RepeatedInitialisers;
import dev.jacquard.runtime.primitive.code.InterfaceFields;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Keeps the fields of interfaces in an array: they have to be final, so that no initialiser could
 * assign them again. Whoever reads one calls a method of the interface.
 */
public final class InterfacePass {
  private static final String VALUES = InitialiserPass.PREFIX + "values";
  private static final String GET = InterfaceFields.GET;
  private static final String ARRAY = "[Ljava/lang/Object;";

  /** A field has room in the array of its interface: the first is the run. */
  private record Place(String name, Type type) {}

  public void apply(ClassRewriter type) {
    ClassNode owner = type.owner();
    boolean own = RepeatedInitialisers.areOfInterface(type.hierarchy(), owner.name);
    List<Place> places = own ? places(owner) : List.of();
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions.toArray()) {
        if (node.getOpcode() == Opcodes.GETSTATIC) {
          read(type.hierarchy(), owner, method, (FieldInsnNode) node);
        } else if (own
            && node.getOpcode() == Opcodes.PUTSTATIC
            && ((FieldInsnNode) node).owner.equals(owner.name)) {
          write(places, method, (FieldInsnNode) node);
        }
      }
    }
    if (own) {
      keep(owner, places);
    }
  }

  private static List<Place> places(ClassNode owner) {
    List<Place> places = new ArrayList<>();
    places.add(new Place(InitialiserPass.RUN, Type.INT_TYPE));
    for (FieldNode field : owner.fields) {
      places.add(new Place(field.name, Type.getType(field.desc)));
    }
    return places;
  }

  private static void read(
      Hierarchy hierarchy, ClassNode owner, MethodNode method, FieldInsnNode access) {
    String declaring =
        access.name.equals(InitialiserPass.RUN)
            ? owner.name
            : hierarchy
                .field(access.owner, access.name, access.desc)
                .map(field -> field.owner().name())
                .orElse(access.owner);
    if (RepeatedInitialisers.areOfInterface(hierarchy, declaring)) {
      method.instructions.set(
          access,
          new MethodInsnNode(
              Opcodes.INVOKESTATIC, declaring, GET + access.name, "()" + access.desc, true));
    }
  }

  private static void write(List<Place> places, MethodNode method, FieldInsnNode access) {
    Type type = Type.getType(access.desc);
    InsnList code = new InsnList();
    if (boxed(type) != null) {
      code.add(
          new MethodInsnNode(
              Opcodes.INVOKESTATIC,
              boxed(type),
              "valueOf",
              "(" + access.desc + ")L" + boxed(type) + ";",
              false));
    }
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, access.owner, VALUES, ARRAY));
    code.add(new InsnNode(Opcodes.SWAP));
    code.add(MethodRewriter.push(places.indexOf(new Place(access.name, type))));
    code.add(new InsnNode(Opcodes.SWAP));
    code.add(new InsnNode(Opcodes.AASTORE));
    method.instructions.insert(access, code);
    method.instructions.remove(access);
  }

  /** Adds the array, and the methods by which others read it. */
  private static void keep(ClassNode owner, List<Place> places) {
    owner.access |= Opcodes.ACC_PUBLIC; // its fields may be inherited by classes that are
    if ((owner.version & 0xFFFF) < Opcodes.V1_8) {
      owner.version = Opcodes.V1_8; // before, interfaces have no static methods
    }
    int access =
        Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
    owner.fields.add(new FieldNode(access, VALUES, ARRAY, null, null));
    for (MethodNode method : owner.methods) {
      if (method.name.equals(InitialiserPass.CLINIT)) {
        method.instructions.insert(make(owner, places.size()));
        show(owner, method);
      }
    }
    for (Place place : places) {
      owner.methods.add(reader(owner, place, places.indexOf(place)));
    }
  }

  private static InsnList make(ClassNode owner, int size) {
    return MethodRewriter.list(
        MethodRewriter.push(size),
        Hook.call(InterfaceFields.class, "make", int.class),
        new FieldInsnNode(Opcodes.PUTSTATIC, owner.name, VALUES, ARRAY));
  }

  /** Those who read the fields themselves, such as reflection, shall find the values there. */
  private static void show(ClassNode owner, MethodNode initialiser) {
    for (AbstractInsnNode node : initialiser.instructions.toArray()) {
      if (node.getOpcode() == Opcodes.GOTO) { // behind the guard, if the thread runs free
        initialiser.instructions.insertBefore(
            node,
            MethodRewriter.list(
                new LdcInsnNode(Type.getObjectType(owner.name)),
                Hook.call(InterfaceFields.class, "show", Class.class)));
      }
    }
  }

  private static MethodNode reader(ClassNode owner, Place place, int index) {
    Type type = place.type();
    MethodNode reader =
        new MethodNode(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            GET + place.name(),
            "()" + type.getDescriptor(),
            null,
            null);
    InsnList code = reader.instructions;
    code.add(new FieldInsnNode(Opcodes.GETSTATIC, owner.name, VALUES, ARRAY));
    code.add(MethodRewriter.push(index));
    code.add(new InsnNode(Opcodes.AALOAD));
    if (boxed(type) == null) {
      code.add(new TypeInsnNode(Opcodes.CHECKCAST, type.getInternalName()));
    } else {
      code.add(new TypeInsnNode(Opcodes.CHECKCAST, boxed(type)));
      code.add(
          new MethodInsnNode(
              Opcodes.INVOKEVIRTUAL,
              boxed(type),
              type.getClassName() + "Value",
              "()" + type.getDescriptor(),
              false));
    }
    code.add(new InsnNode(type.getOpcode(Opcodes.IRETURN)));
    return reader;
  }

  /** The class of the objects that hold values of a type, or null if they are objects. */
  private static String boxed(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.BYTE -> "java/lang/Byte";
      case Type.CHAR -> "java/lang/Character";
      case Type.SHORT -> "java/lang/Short";
      case Type.INT -> "java/lang/Integer";
      case Type.LONG -> "java/lang/Long";
      case Type.FLOAT -> "java/lang/Float";
      case Type.DOUBLE -> "java/lang/Double";
      default -> null;
    };
  }
}
