package dev.jacquard.agent.flow;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Methods of compiled classes, as the analyses take them. */
final class Methods {
  private Methods() {}

  static MethodNode of(Class<?> type, String name) {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      ClassNode node = new ClassNode();
      new ClassReader(in).accept(node, ClassReader.EXPAND_FRAMES);
      return node.methods.stream()
          .filter(method -> method.name.equals(name))
          .findFirst()
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The index of the instruction with an opcode, counted from 0 among those. */
  static int index(ControlFlow flow, int opcode, int which) {
    int left = which;
    for (int i = 0; i < flow.size(); i++) {
      AbstractInsnNode node = flow.instruction(i);
      if (node.getOpcode() == opcode && left-- == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("no instruction " + opcode);
  }
}
