package dev.jacquard.agent.scope;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;

/** Which classes of the program are initialised anew in every run, and which of them first. */
public final class RepeatedInitialisers {
  private static final String ENUM = "java/lang/Enum";

  private RepeatedInitialisers() {}

  /** Whether a class is made afresh by a guard of its own, which its uses need. */
  public static boolean has(Hierarchy hierarchy, String type) {
    return declared(hierarchy, type)
        .filter(
            d ->
                d.isRepeatable()
                    && (d.hasStaticState() || (!d.isInterface() && isAfterOthers(hierarchy, d))))
        .isPresent();
  }

  /**
   * Whether others are initialised with a class, and it is being initialised meanwhile: they may
   * wait for a thread that needs it. Bodies of constants are the business of their enum alone.
   */
  private static boolean isAfterOthers(Hierarchy hierarchy, Declaration type) {
    return !initialisedWith(hierarchy, type).isEmpty()
        || (need(hierarchy, type.superName())
            && declared(hierarchy, type.superName()).filter(Declaration::isEnum).isEmpty());
  }

  /**
   * Whether a use of a class needs a guard: its own, or that of the nearest class above it with
   * static state, which is initialised first. A call finds either by the name of the class; by its
   * own name the other may not be accessible.
   */
  public static boolean need(Hierarchy hierarchy, String type) {
    Optional<Declaration> above = declared(hierarchy, type);
    while (above.isPresent()) {
      if (has(hierarchy, above.get().name())) {
        return true;
      }
      above =
          above
              .filter(d -> !d.isInterface() && d.superName() != null)
              .flatMap(d -> declared(hierarchy, d.superName()));
    }
    return false;
  }

  /** Whether it is an interface that has a guard, so that its fields are kept elsewhere. */
  public static boolean areOfInterface(Hierarchy hierarchy, String type) {
    return declared(hierarchy, type).filter(Declaration::isInterface).isPresent()
        && has(hierarchy, type);
  }

  /** Whether objects of a class are constants of an enum that has a guard. */
  public static boolean areOfEnum(Hierarchy hierarchy, String type) {
    Optional<Declaration> declared = declared(hierarchy, type);
    return declared.isPresent()
        && (isEnum(hierarchy, type) || isEnum(hierarchy, declared.get().superName()));
  }

  private static boolean isEnum(Hierarchy hierarchy, String type) {
    return declared(hierarchy, type)
            .filter(d -> d.isEnum() && ENUM.equals(d.superName()))
            .isPresent()
        && has(hierarchy, type);
  }

  /**
   * The interfaces that are initialised with a class, in this order: those above it that declare a
   * method with a body which is not static, and that have an initialiser.
   */
  public static List<String> initialisedWith(Hierarchy hierarchy, Declaration type) {
    List<String> found = new ArrayList<>();
    type.interfaces().forEach(name -> collect(hierarchy, name, found));
    return found;
  }

  /** Those that are initialised with a class which implements an interface and nothing else. */
  public static List<String> initialisedWith(Hierarchy hierarchy, String implemented) {
    List<String> found = new ArrayList<>();
    collect(hierarchy, implemented, found);
    return found;
  }

  private static void collect(Hierarchy hierarchy, String name, List<String> found) {
    Optional<Declaration> type = declared(hierarchy, name).filter(Declaration::isInterface);
    if (type.isPresent() && !found.contains(name)) {
      type.get().interfaces().forEach(above -> collect(hierarchy, above, found));
      if (hasBodies(type.get()) && has(hierarchy, name)) {
        found.add(name);
      }
    }
  }

  private static boolean hasBodies(Declaration type) {
    return type.methods().values().stream()
        .anyMatch(access -> (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0);
  }

  private static Optional<Declaration> declared(Hierarchy hierarchy, String type) {
    return type != null && !type.startsWith("[") && hierarchy.isProgram(type)
        ? hierarchy.find(type)
        : Optional.empty();
  }
}
