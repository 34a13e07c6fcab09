package dev.jacquard.agent.image;

import dev.jacquard.runtime.image.RewrittenJdk;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * {@link RewrittenJdk} as an image has it. Tables are constants of the class: the VM reads them
 * when they are needed, and an archive of classes has them too.
 */
final class ImageDescription {
  private final ClassNode type = new ClassNode();

  /** Begins with the class as the runtime has it. */
  ImageDescription(byte[] plain) {
    new ClassReader(plain).accept(type, ClassReader.SKIP_FRAMES);
  }

  ImageDescription text(String method, String text) {
    return answer(method, new LdcInsnNode(text));
  }

  private ImageDescription answer(String name, LdcInsnNode answer) {
    MethodNode method = method(name);
    boolean number = answer.cst instanceof Integer;
    method.instructions.add(answer);
    method.instructions.add(new InsnNode(number ? Opcodes.IRETURN : Opcodes.ARETURN));
    return this;
  }

  /** A table of so many entries, and the method that gives the n-th part of its text. */
  ImageDescription table(String size, int entries, String text, IntFunction<String> entry) {
    return answer(size, new LdcInsnNode(entries)).texts(method(text), parts(entries, entry));
  }

  ImageDescription count(String method, int count) {
    return answer(method, new LdcInsnNode(count));
  }

  private static List<String> parts(int entries, IntFunction<String> entry) {
    List<String> parts = new ArrayList<>();
    for (int start = 0; start < entries; start += RewrittenJdk.ENTRIES) {
      StringBuilder part = new StringBuilder();
      for (int i = start; i < Math.min(entries, start + RewrittenJdk.ENTRIES); i++) {
        part.append(entry.apply(i)).append('\n');
      }
      parts.add(part.toString());
    }
    return parts;
  }

  private ImageDescription texts(MethodNode method, List<String> parts) {
    LabelNode none = new LabelNode();
    LabelNode[] labels = new LabelNode[parts.size()];
    InsnList code = method.instructions;
    code.add(new VarInsnNode(Opcodes.ILOAD, 0));
    for (int i = 0; i < labels.length; i++) {
      labels[i] = new LabelNode();
    }
    code.add(new TableSwitchInsnNode(0, labels.length - 1, none, labels));
    for (int i = 0; i < labels.length; i++) {
      code.add(labels[i]);
      code.add(new FrameNode(Opcodes.F_SAME, 0, null, 0, null));
      code.add(new LdcInsnNode(parts.get(i)));
      code.add(new InsnNode(Opcodes.ARETURN));
    }
    code.add(none);
    code.add(new FrameNode(Opcodes.F_SAME, 0, null, 0, null));
    code.add(new InsnNode(Opcodes.ACONST_NULL));
    code.add(new InsnNode(Opcodes.ARETURN));
    return this;
  }

  /** A method, without its body. */
  private MethodNode method(String name) {
    for (MethodNode method : type.methods) {
      if (method.name.equals(name)) {
        method.instructions.clear();
        method.localVariables = null;
        return method;
      }
    }
    throw new IllegalStateException("the runtime has no " + name);
  }

  ClassFile finish() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS | ClassWriter.COMPUTE_FRAMES);
    type.accept(writer);
    return new ClassFile(type.name, writer.toByteArray());
  }
}
