package dev.jacquard.runtime.race;

import dev.jacquard.runtime.name.Tracked;
import java.lang.reflect.Modifier;

/**
 * Objects whose fields only the JDK's own code can access. As long as one thread alone uses them,
 * what it does there would only make executions longer; and the JDK may do it otherwise in each
 * run, where it goes by identity hashes of what it has kept from an earlier one.
 */
final class Insides {
  private Insides() {}

  /** Whether the JDK made an object for itself, or no other code can name its class. */
  static boolean has(Tracked object) {
    return object.isConstructed()
        || (object.type().getClassLoader() == null
            && !Modifier.isPublic(object.type().getModifiers()));
  }
}
