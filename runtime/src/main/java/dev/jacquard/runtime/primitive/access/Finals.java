package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Tells;

/**
 * Writes to final fields by reflection, method handles or Unsafe. Code that reads a final field has
 * no hook for it, so a write that another thread may see is named.
 */
@Tells("it only names what is not under control")
public final class Finals {
  private Finals() {}

  /** A write to a final field follows. */
  public static void write(Execution execution, Class<?> owner, String field, int site) {
    execution
        .limits()
        .changesUnseen(
            "changing the final field "
                + field
                + " of "
                + owner.getName()
                + " while other threads live, at "
                + Sites.get(site).describe());
  }
}
