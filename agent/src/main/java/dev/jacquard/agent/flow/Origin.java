package dev.jacquard.agent.flow;

import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Where a value comes from: an object by a path, or an array out of a field of an object.
 *
 * @param path the way to the object; null if it is an array of an object to which there is none, or
 *     of several
 * @param arrays the instructions that may have read the array from its field; empty for an object
 */
public record Origin(Path path, Set<FieldInsnNode> arrays) {
  static Origin object(Path path) {
    return new Origin(path, Set.of());
  }

  public boolean isArray() {
    return !arrays.isEmpty();
  }

  /** What a value is that may come from here or from there: an array, if it may be one. */
  static Origin merge(Origin a, Origin b) {
    if (a == null || b == null || !a.isArray() || !b.isArray()) {
      Origin one = a != null && a.isArray() ? a : b;
      return one != null && one.isArray() ? one : null;
    }
    Set<FieldInsnNode> both = new LinkedHashSet<>(a.arrays); // hooks follow its order
    both.addAll(b.arrays);
    return new Origin(a.path != null && a.path.equals(b.path) ? a.path : null, both);
  }
}
