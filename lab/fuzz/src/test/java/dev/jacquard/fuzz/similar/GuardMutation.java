package dev.jacquard.fuzz.similar;

import dev.jacquard.runtime.JvmProgram;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A class that guards symmetry, with a method that does nothing. */
final class GuardMutation {
  private static final String FOLDER = "dev/jacquard/runtime/symmetry/";

  private GuardMutation() {}

  /** Writes it to a folder that can stand in the boot class path before the real one. */
  static void write(String type, String method, Path folder) throws IOException {
    String name = FOLDER + type + ".class";
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    try (InputStream original = JvmProgram.class.getResourceAsStream("/" + name)) {
      Files.write(file, without(method, original.readAllBytes()));
    }
  }

  private static byte[] without(String method, byte[] classFile) {
    ClassWriter writer = new ClassWriter(0);
    boolean[] found = new boolean[1];
    new ClassReader(classFile)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                MethodVisitor out = super.visitMethod(access, name, descriptor, signature, thrown);
                if (!name.equals(method) || !descriptor.endsWith(")V")) {
                  return out;
                }
                found[0] = true;
                out.visitCode();
                out.visitInsn(Opcodes.RETURN);
                out.visitMaxs(0, 20);
                out.visitEnd();
                return null;
              }
            },
            0);
    if (!found[0]) {
      throw new IllegalArgumentException("it has no method " + method);
    }
    return writer.toByteArray();
  }
}
