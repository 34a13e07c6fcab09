package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Symmetries that the program declares; nothing happens when nobody is in control. */
public final class DeclaredSymmetries {
  private DeclaredSymmetries() {}

  /** Everything in each ring can take the place of the next one, in all rings at once. */
  public static void rotation(Object[]... rings) {
    for (Object[] ring : rings) {
      check(ring);
    }
    declare(Arrays.asList(rings));
  }

  /** Any two places can be exchanged, in all lists at once. */
  public static void exchanges(Object[]... lists) {
    for (Object[] list : lists) {
      check(list);
      if (list.length != lists[0].length) {
        throw new IllegalArgumentException(
            "lists of " + lists[0].length + " and " + list.length + " things do not correspond");
      }
    }
    for (int i = 0; lists.length > 0 && i + 1 < lists[0].length; i++) {
      Object[][] pairs = new Object[lists.length][];
      for (int list = 0; list < lists.length; list++) {
        pairs[list] = new Object[] {lists[list][i], lists[list][i + 1]};
      }
      declare(Arrays.asList(pairs));
    }
  }

  private static void check(Object[] things) {
    Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Object thing : things) {
      if (thing == null || !met.add(thing)) {
        throw new IllegalArgumentException(
            thing == null
                ? "nothing can't take a place"
                : "the same thing in two places: " + thing);
      }
      if (thing.getClass() != things[0].getClass()) {
        throw new IllegalArgumentException(
            thing.getClass() + " can't take the place of " + things[0].getClass());
      }
    }
  }

  private static void declare(List<Object[]> cycles) {
    if (Control.on()) {
      declare(Control.execution(), cycles);
    }
  }

  @Enters
  private static void declare(Execution execution, List<Object[]> cycles) {
    execution.declarations().add(cycles);
  }
}
