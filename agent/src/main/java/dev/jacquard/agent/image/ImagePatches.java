package dev.jacquard.agent.image;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.image.Definitions;
import dev.jacquard.runtime.image.OwnPackages;
import java.lang.module.ModuleDescriptor.Exports;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Changes to classes of the JDK that stand in for what an agent has from the VM. A JDK in which one
 * of them does not find its place can't be made into an image.
 */
final class ImagePatches {
  private static final String LOADER = "java/lang/ClassLoader";
  private static final String MODULE_BUILDER = "jdk/internal/module/Builder";
  private static final String STRING = "Ljava/lang/String;";

  /** How a class is defined from bytes, and how from a buffer. */
  private static final String FROM_BYTES =
      "(Ljava/lang/ClassLoader;Ljava/lang/String;[BII"
          + "Ljava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;";

  private static final String FROM_BUFFER = FROM_BYTES.replace("[B", "Ljava/nio/ByteBuffer;");
  private static final String BY_UNSAFE =
      "(Ljava/lang/String;[BIILjava/lang/ClassLoader;"
          + "Ljava/security/ProtectionDomain;)Ljava/lang/Class;";

  /** One of these defines classes for others. */
  private static final String LANG_ACCESS = "java/lang/System$";

  private static final Map<String, Predicate<ClassNode>> PATCHES =
      Map.of(
          LOADER,
          owner -> definitions(owner) & nativeNames(owner),
          "jdk/internal/misc/Unsafe",
          ImagePatches::definitions,
          MODULE_BUILDER,
          ImagePatches::packages);

  private final Set<String> missing = new TreeSet<>(PATCHES.keySet());

  ImagePatches() {
    missing.add(LANG_ACCESS);
  }

  /** Whether a class may have to be changed. */
  boolean concern(String name) {
    return PATCHES.containsKey(name) || name.startsWith(LANG_ACCESS);
  }

  void apply(ClassNode owner) {
    boolean access = owner.name.startsWith(LANG_ACCESS);
    if (access ? definitions(owner) : PATCHES.get(owner.name).test(owner)) {
      missing.remove(access ? LANG_ACCESS : owner.name);
    }
  }

  /** What was not found so far. */
  Set<String> missing() {
    return missing;
  }

  /** Shows class files before they are defined. */
  private static boolean definitions(ClassNode owner) {
    boolean any = false;
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions.toArray()) {
        if (node instanceof MethodInsnNode call && call.name.startsWith("defineClass")) {
          any |= definition(method, call);
        }
      }
    }
    return any;
  }

  private static boolean definition(MethodNode method, MethodInsnNode call) {
    boolean bytes = call.name.equals("defineClass1") && call.desc.equals(FROM_BYTES);
    boolean buffer = call.name.equals("defineClass2") && call.desc.equals(FROM_BUFFER);
    boolean unsafe = call.name.equals("defineClass0") && call.desc.equals(BY_UNSAFE);
    if (!bytes && !buffer && !unsafe) {
      return false;
    }
    Type[] types = Type.getArgumentTypes(call.desc);
    int[] locals = new int[types.length];
    InsnList code = new InsnList();
    for (int i = types.length - 1; i >= 0; i--) {
      locals[i] = method.maxLocals;
      method.maxLocals += types[i].getSize();
      code.add(MethodRewriter.store(types[i], locals[i]));
    }
    int first = unsafe ? 0 : 1; // the name, then the bytes with offset and length
    code.add(new VarInsnNode(Opcodes.ALOAD, locals[unsafe ? 4 : 0]));
    for (int i = first; i < first + 4; i++) {
      code.add(MethodRewriter.load(types[i], locals[i]));
    }
    Class<?> source = buffer ? ByteBuffer.class : byte[].class;
    code.add(
        Hook.call(
            Definitions.class,
            "rewritten",
            ClassLoader.class,
            String.class,
            source,
            int.class,
            int.class));
    int rewritten = method.maxLocals++;
    code.add(new VarInsnNode(Opcodes.ASTORE, rewritten));
    for (int i = 0; i < types.length; i++) {
      if (i == first + 1) {
        code.add(new VarInsnNode(Opcodes.ALOAD, rewritten));
      } else if (i == first + 2) {
        code.add(new InsnNode(Opcodes.ICONST_0));
      } else if (i == first + 3) {
        code.add(new VarInsnNode(Opcodes.ALOAD, rewritten));
        code.add(new InsnNode(Opcodes.ARRAYLENGTH));
      } else {
        code.add(MethodRewriter.load(types[i], locals[i]));
      }
    }
    method.instructions.insertBefore(call, code);
    if (buffer) {
      call.name = "defineClass1";
      call.desc = FROM_BYTES;
    }
    return true;
  }

  /** Lets native methods be found whose name got a prefix. */
  private static boolean nativeNames(ClassNode owner) {
    for (MethodNode method : owner.methods) {
      if (method.name.equals("findNative")) {
        Type[] types = Type.getArgumentTypes(method.desc);
        int local = 0;
        int i = 0;
        while (!types[i].getDescriptor().equals(STRING)) { // the first one is the function's name
          local += types[i++].getSize();
        }
        method.instructions.insert(
            MethodRewriter.list(
                new VarInsnNode(Opcodes.ALOAD, local),
                Hook.call(Definitions.class, "nativeName", String.class),
                new VarInsnNode(Opcodes.ASTORE, local)));
        return true;
      }
    }
    return false;
  }

  /** Adds the packages of the runtime to the descriptor of their module. */
  private static boolean packages(ClassNode owner) {
    return replaced(owner, "packages", Set.class) & replaced(owner, "exports", Exports[].class);
  }

  private static boolean replaced(ClassNode owner, String name, Class<?> type) {
    for (MethodNode method : owner.methods) {
      if (method.name.equals(name)
          && method.desc.startsWith("(" + Type.getDescriptor(type) + ")")) {
        method.instructions.insert(
            MethodRewriter.list(
                new VarInsnNode(Opcodes.ALOAD, 0),
                new FieldInsnNode(Opcodes.GETFIELD, owner.name, "name", STRING),
                new VarInsnNode(Opcodes.ALOAD, 1),
                Hook.call(OwnPackages.class, name, String.class, type),
                new VarInsnNode(Opcodes.ASTORE, 1)));
        return true;
      }
    }
    return false;
  }
}
