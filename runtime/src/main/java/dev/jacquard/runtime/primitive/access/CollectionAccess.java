package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import jdk.internal.vm.annotation.DontInline;

/**
 * The unsynchronised collections. What their methods read and write of their insides counts as an
 * access to the collection as a whole, so that a race is reported as one on the collection.
 */
public final class CollectionAccess {
  private CollectionAccess() {}

  /** A method of a collection looks at its insides. */
  public static void read(Object collection) {
    if (Control.on(collection)) {
      access(Control.execution(), collection, false);
    }
  }

  /** A method of a collection changes its insides. */
  public static void write(Object collection) {
    if (Control.on(collection)) {
      access(Control.execution(), collection, true);
    }
  }

  @DontInline
  @Enters
  private static void access(Execution execution, Object collection, boolean write) {
    if (write) {
      Effects.count++;
    }
    int site = Sites.here;
    if (write) {
      execution.accesses().changes(collection);
    }
    if (execution.symmetry().areAbout()) {
      execution.symmetry().content(execution.places().content(collection), write, site);
    }
    if (!execution.accesses().explores()) {
      if (execution.recorder().isAtWork()) {
        execution.recorder().content(collection, write, site);
      }
      if (!execution.accesses().isHarmless(collection)) {
        execution.accesses().plain(execution.places().content(collection), write, site);
      }
      return;
    }
    execution.arrive(
        write ? Kind.WRITE : Kind.READ, execution.places().content(collection), 0, site);
    execution.record(0, 0, 0);
  }

  /**
   * A collection whose methods are synchronized themselves: the JDK's monitor can't be replaced.
   */
  public static void synchronizedMethod(Object collection) {
    if (Control.on(collection)) {
      useMonitor(Control.execution(), collection);
    }
  }

  @Enters
  private static void useMonitor(Execution execution, Object collection) {
    execution.limits().usesMonitorOfJdk(collection);
  }
}
