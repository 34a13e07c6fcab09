package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Local;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * What things are called in Java: as in litmus, where possible.
 *
 * <p>No litmus name has a dollar sign, so names with one are free for everything else.
 */
final class JavaNames {
  /** Names that mean something else where the generated code uses them, if nothing hides that. */
  private static final Set<String> TAKEN =
      Set.of("yield", "dev", "Arrays", "LockSupport", "MethodHandles");

  private JavaNames() {}

  /** The field of a declaration. */
  static String of(Declaration declaration) {
    return of(declaration.name());
  }

  private static String of(String name) {
    return SourceVersion.isKeyword(name) || TAKEN.contains(name) ? name + "$name" : name;
  }

  /** The field of one thing that is not a variable, and the method of a thread. */
  static String of(Element<?> element) {
    return element.declaration().extent().array()
        ? element.declaration().name() + "$" + element.index()
        : of(element.declaration());
  }

  /** A local; litmus may declare a name again in another block, the Java method declares all. */
  static String of(Local local, List<Local> all) {
    boolean first =
        all.stream().noneMatch(l -> l.name().equals(local.name()) && l.slot() < local.slot());
    String suffix = first ? "" : "$" + local.slot();
    return (local.name().equals(Storage.OBJECT) ? "s$name" : of(local.name())) + suffix;
  }

  /** What belongs to a declaration: a variable's handle, or what selects a cell. */
  static String auxiliary(Declaration declaration) {
    return declaration.name() + "$";
  }
}
