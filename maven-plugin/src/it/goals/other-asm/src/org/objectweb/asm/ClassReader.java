package org.objectweb.asm;

/** Stands for a version of ASM that has nothing in common with the one of Jacquard. */
public final class ClassReader {
  static {
    unusable();
  }

  private static void unusable() {
    throw new AssertionError("this is not the ASM of Jacquard");
  }
}
