package dev.jacquard.agent.scope;

import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;

/**
 * The plain state of objects of the JDK that is watched: fields that are neither final nor
 * volatile, and the elements of arrays that are held in fields. An object is one location with all
 * of it.
 */
public final class WatchedState {
  /** Neither an object's, nor plain. */
  private static final int OTHER =
      Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_VOLATILE | Opcodes.ACC_SYNTHETIC;

  private static final int SYNCHRONIZED = Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_STATIC;

  /** The one part of objects that are told as one. */
  public static final int WHOLE = 0;

  private WatchedState() {}

  /** Whether accesses to a field count. */
  public static boolean isPlain(Hierarchy.Field field) {
    return isPlain(field.owner().name(), field.name(), field.access());
  }

  private static boolean isPlain(String owner, String name, int access) {
    return (access & (OTHER | Declaration.STABLE)) == 0
        && Exemptions.of(owner).isEmpty()
        && Exemptions.of(owner, name).isEmpty();
  }

  /** Whether accesses to the elements of an array in a field count. */
  public static boolean hasElements(Hierarchy.Field field) {
    return hasElements(field.owner().name(), field.name(), field.descriptor(), field.access());
  }

  private static boolean hasElements(String owner, String name, String descriptor, int access) {
    return descriptor.startsWith("[")
        && (access & (Opcodes.ACC_STATIC | Declaration.STABLE)) == 0
        && Exemptions.of(owner).isEmpty()
        && Exemptions.of(owner, name).isEmpty();
  }

  /**
   * The part of its object that a field is, or its elements: {@link #WHOLE} if all of the object
   * counts as one. In a class that locks something itself fields are told apart, since it may well
   * leave some of them unlocked that never change.
   */
  public static int part(Hierarchy.Field field) {
    if (!field.owner().locks()) {
      return WHOLE;
    }
    int hash = (field.owner().name() + "." + field.name()).hashCode();
    return 1 + Math.floorMod(hash, Short.MAX_VALUE - 1);
  }

  /** Whether a class declares state that is watched, or guards some by its monitor. */
  private static boolean isIn(Declaration type) {
    if (Exemptions.of(type.name()).isPresent()) {
      return false;
    }
    for (int access : type.methods().values()) {
      if ((access & SYNCHRONIZED) == Opcodes.ACC_SYNCHRONIZED) {
        return true;
      }
    }
    for (Map.Entry<String, Integer> field : type.fields().entrySet()) {
      int colon = field.getKey().indexOf(':');
      String name = field.getKey().substring(0, colon);
      String descriptor = field.getKey().substring(colon + 1);
      if (isPlain(type.name(), name, field.getValue())
          || hasElements(type.name(), name, descriptor, field.getValue())) {
        return true;
      }
    }
    return false;
  }

  /** Whether a class is the topmost one of its line that declares such state. */
  public static boolean beginsIn(Declaration type, Hierarchy hierarchy) {
    return isIn(type) && !isAbove(type, hierarchy);
  }

  private static boolean isAbove(Declaration type, Hierarchy hierarchy) {
    String name = type.superName();
    while (name != null) {
      Optional<Declaration> parent = hierarchy.find(name);
      if (parent.isEmpty()) {
        return false;
      }
      if (isIn(parent.get())) {
        return true;
      }
      name = parent.get().superName();
    }
    return false;
  }
}
