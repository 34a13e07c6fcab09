package dev.jacquard.runtime.primitive.collection;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.setting.Feature;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;

/**
 * The number of entries of a concurrent map, which the JDK counts apart from them. As long as
 * nobody asks for it, counting is no step. When somebody does, or when it makes the table grow, the
 * exploration begins again with the JDK's own counting.
 */
@Models(ConcurrentHashMap.class)
public final class MapCounts {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long COUNT = UNSAFE.objectFieldOffset(ConcurrentHashMap.class, "baseCount");
  private static final long THRESHOLD =
      UNSAFE.objectFieldOffset(ConcurrentHashMap.class, "sizeCtl");

  private MapCounts() {}

  @Tells("it looks at how the object was made")
  public static boolean applies(ConcurrentHashMap<?, ?> map) {
    return Control.on(map) && !Control.execution().observes(Feature.SIZES);
  }

  public static void addCount(ConcurrentHashMap<?, ?> map, long more, int check) {
    long count = UNSAFE.getLong(map, COUNT) + more;
    UNSAFE.putLong(map, COUNT, count);
    if (check >= 0 && count >= UNSAFE.getInt(map, THRESHOLD)) {
      observe(Control.execution());
    }
  }

  public static long sumCount(ConcurrentHashMap<?, ?> map) {
    observe(Control.execution());
    throw new AssertionError("the run is over");
  }

  @Enters
  private static void observe(Execution execution) {
    execution.observe(Feature.SIZES);
  }
}
