package dev.jacquard.runtime.jvm;

import java.util.List;
import jdk.internal.misc.Unsafe;

/** The classes that a loader has defined, from the list that keeps them alive. */
final class DefinedClasses {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long CLASSES = UNSAFE.objectFieldOffset(ClassLoader.class, "classes");

  private DefinedClasses() {}

  @SuppressWarnings("unchecked") // the type of the field
  static List<Class<?>> of(ClassLoader loader) {
    List<Class<?>> classes = (List<Class<?>>) UNSAFE.getReference(loader, CLASSES);
    synchronized (classes) { // as the VM's part of it does
      return List.copyOf(classes);
    }
  }
}
