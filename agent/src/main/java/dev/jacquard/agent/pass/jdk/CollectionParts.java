package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.flow.Path;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** The collections that consist of nodes or entries, and how their methods get to them. */
final class CollectionParts {
  private static final Set<String> COLLECTIONS =
      Set.of(
          "java/util/HashMap",
          "java/util/LinkedHashMap",
          "java/util/TreeMap",
          "java/util/LinkedList",
          "java/util/WeakHashMap",
          "java/util/Hashtable");

  private static final String OUTER = "this$0";

  private CollectionParts() {}

  /** The way from {@code this} to the collection, or null if there is none. */
  static Path whole(ClassNode owner) {
    if (COLLECTIONS.contains(owner.name)) {
      return new Path(0, List.of());
    }
    for (FieldNode field : owner.fields) {
      if (field.name.equals(OUTER)
          && field.desc.startsWith("L")
          && COLLECTIONS.contains(field.desc.substring(1, field.desc.length() - 1))) {
        return new Path(0, List.of(new Path.Step(owner.name, OUTER, field.desc)));
      }
    }
    return null;
  }
}
