package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.primitive.hook.Replaces;
import java.lang.ref.SoftReference;

/** The one method of {@link Referents} that soft references have of their own. */
@Replaces(SoftReference.class)
public final class SoftReferents {
  private SoftReferents() {}

  public static Object get(SoftReference<?> reference) {
    Referents.look(reference);
    return reference.get();
  }
}
