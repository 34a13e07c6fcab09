package dev.jacquard.runtime.control;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Operation;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;

/** Names for people: of threads as the program named them, of objects by class and order. */
public final class JvmLegend implements Legend {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private final Execution execution;

  public JvmLegend(Execution execution) {
    this.execution = execution;
  }

  @Override
  public int threads() {
    return execution.numbers().size();
  }

  @Override
  public String thread(int thread) {
    return execution.numbers().name(thread);
  }

  @Override
  public String location(int location) {
    if (location == Operation.NO_LOCATION) {
      return "nothing";
    }
    Locations locations = execution.locations();
    Tracked owner = locations.owner(location);
    long key = locations.key(location);
    if (owner.number() == 0) {
      String name = thread(owner.ordinal());
      return ofThread(key) + name;
    }
    if (key == Locations.LEAVING) {
      return "waiters of " + object(owner);
    }
    if (key < 0) {
      return object(owner);
    }
    if (owner.type().isArray()) {
      return object(owner) + "[" + ArrayLayout.index(owner.type(), key) + "]";
    }
    return field(owner, key, locations.field(location));
  }

  /** What of a thread a location is, before the thread's name. */
  private static String ofThread(long key) {
    if (key == Locations.LIFE) {
      return "";
    }
    if (key == Locations.PERMIT) {
      return "permit of ";
    }
    return key == Locations.QUEUE ? "queue of " : "interrupt status of ";
  }

  private String field(Tracked owner, long key, String known) {
    if (owner.type() == Class.class) {
      Object mirror = execution.externalObject(owner);
      if (mirror instanceof Class<?> type) {
        String name = known != null ? known : fieldAt(type, key, true);
        return simple(type) + "." + name;
      }
    }
    String name = known != null ? known : fieldAt(owner.type(), key, false);
    return isWrapper(owner.type(), name) ? object(owner) : object(owner) + "." + name;
  }

  /** For the atomic classes the object is what people know, not the field inside it. */
  private static boolean isWrapper(Class<?> type, String field) {
    return type.getName().startsWith("java.util.concurrent.atomic.Atomic") && field.equals("value");
  }

  private static String fieldAt(Class<?> type, long offset, boolean isStatic) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (java.lang.reflect.Field field : c.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) == isStatic
            && offset
                == (isStatic
                    ? UNSAFE.staticFieldOffset(field)
                    : UNSAFE.objectFieldOffset(c, field.getName()))) {
          return field.getName();
        }
      }
    }
    return "offset " + offset;
  }

  private String object(Tracked object) {
    if (object.type() == Class.class && execution.externalObject(object) instanceof Class<?> type) {
      return simple(type) + ".class";
    }
    return simple(object.type()) + "#" + execution.ordinal(object);
  }

  private static String simple(Class<?> type) {
    if (type.isArray()) {
      return simple(type.getComponentType()) + "[]";
    }
    String name = type.getName();
    if (name.startsWith("java.util.concurrent.locks.ReentrantLock$")) {
      return "ReentrantLock";
    }
    return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
  }

  @Override
  public String waitQueue(int queue) {
    return location(queue);
  }

  @Override
  public String site(int thread, int site) {
    return site == Sites.UNKNOWN ? "" : Sites.get(site).toString();
  }

  @Override
  public String file(int thread, int site) {
    return site == Sites.UNKNOWN ? "" : Sites.get(site).path();
  }
}
