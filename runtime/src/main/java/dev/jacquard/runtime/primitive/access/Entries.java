package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.RunState;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.setting.Feature;
import java.util.IdentityHashMap;
import java.util.Map;
import jdk.internal.vm.annotation.DontInline;

/**
 * Entries of maps that the program has in its own hands: what it does to them it does to the map.
 * There are many entries, and few programs share them. So it is not known to which map one belongs
 * until a thread that is not alone uses one; then the exploration begins again.
 */
@Tells("it only finds the map to which an entry belongs")
public final class Entries {
  /** The map of each entry. */
  private static final RunState.Key<Map<Object, Object>> MAPS =
      new RunState.Key<>(IdentityHashMap::new);

  private Entries() {}

  /** A map has made an entry for itself. */
  public static void made(Object entry, Object map) {
    if (Control.on() && Control.execution().observes(Feature.ENTRIES)) {
      made(Control.execution(), entry, map);
    }
  }

  @DontInline
  @Enters
  private static void made(Execution execution, Object entry, Object map) {
    execution.runState().get(MAPS).put(entry, map);
  }

  /** The value of an entry is looked at. */
  public static void read(Object entry) {
    if (Control.on()) {
      Object map = map(Control.execution(), entry);
      if (map != null) {
        ObjectState.read(map);
      }
    }
  }

  /** The value of an entry is changed. */
  public static void write(Object entry) {
    if (Control.on()) {
      Object map = map(Control.execution(), entry);
      if (map != null) {
        ObjectState.write(map);
      }
    }
  }

  @DontInline
  @Enters
  private static Object map(Execution execution, Object entry) {
    if (!execution.current().isAlone()) {
      execution.observe(Feature.ENTRIES);
    }
    return execution.runState().get(MAPS).get(entry);
  }
}
