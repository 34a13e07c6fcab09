package dev.jacquard.runtime.primitive.collection;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.reflect.Array;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;

/**
 * The first table of a concurrent map, which the JDK makes when it is needed: threads that come
 * meanwhile spin. Here it is made in one step, as if nobody had come meanwhile. All else about a
 * map is a step of the JDK's own code on one bin, so that keys in different bins do not meet.
 */
@Tells("a table is made by a step, which observes whether it is there")
@Models(ConcurrentHashMap.class)
public final class MapTables {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long TABLE = UNSAFE.objectFieldOffset(ConcurrentHashMap.class, "table");
  private static final long SIZE_CONTROL =
      UNSAFE.objectFieldOffset(ConcurrentHashMap.class, "sizeCtl");
  private static final int DEFAULT_CAPACITY = 16;
  private static final Class<?> NODE = node();

  private MapTables() {}

  private static Class<?> node() {
    try {
      return Class.forName(ConcurrentHashMap.class.getName() + "$Node");
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("a ConcurrentHashMap without nodes", e);
    }
  }

  public static boolean applies(ConcurrentHashMap<?, ?> map) {
    return Control.on(map);
  }

  @Enters
  public static Object initTable(Execution execution, ConcurrentHashMap<?, ?> map) {
    int location = execution.places().memory(map, TABLE);
    execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
    Object found = UNSAFE.getReferenceVolatile(map, TABLE);
    Object table = found == null ? make(execution, map) : found;
    execution.record(execution.places().value(found), execution.places().value(table), 0);
    return table;
  }

  private static Object make(Execution execution, ConcurrentHashMap<?, ?> map) {
    int control = UNSAFE.getIntVolatile(map, SIZE_CONTROL);
    if (control < 0) {
      execution.goDeep(ConcurrentHashMap.class); // another thread makes it larger at once: putAll
    }
    int capacity = control > 0 ? control : DEFAULT_CAPACITY;
    Object table = Array.newInstance(NODE, capacity);
    execution.places().made(table);
    UNSAFE.putReferenceVolatile(map, TABLE, table);
    UNSAFE.putIntVolatile(map, SIZE_CONTROL, capacity - capacity / 4);
    return table;
  }
}
