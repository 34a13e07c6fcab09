package dev.jacquard.runtime.name;

import dev.jacquard.runtime.jvm.WeakIdentity;
import java.lang.ref.ReferenceQueue;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Objects that no rewritten code made in a run: they keep their names as long as they live. */
final class ExternalObjects {
  /** Below their numbers, so that these do not mix with those of the others. */
  private static final int OUTSIDE = 1 << 30;

  private final Map<WeakIdentity, Tracked> known = new HashMap<>();
  private final ReferenceQueue<Object> gone = new ReferenceQueue<>();
  private int count;

  /**
   * What is known of an object.
   *
   * @param fresh makes what is known of one that rewritten code made for good
   */
  Tracked of(Object object, Function<Class<?>, Tracked> fresh) {
    for (Object dead = gone.poll(); dead != null; dead = gone.poll()) {
      known.remove(dead);
    }
    WeakIdentity key = new WeakIdentity(object, gone);
    Tracked tracked = known.get(key);
    if (tracked == null) { // no lambda: the JDK itself may be on the way to its first one
      tracked = unmet(object, fresh);
      known.put(key, tracked);
    }
    return tracked;
  }

  /** What is known of an object, or null. */
  Tracked find(Object object) {
    return known.get(new WeakIdentity(object, null));
  }

  void forget(Object object) {
    known.remove(new WeakIdentity(object, null));
  }

  private Tracked unmet(Object object, Function<Class<?>, Tracked> fresh) {
    if (!LastingObjects.contains(object)) {
      return seeded(new Tracked(OUTSIDE + ++count, object.getClass(), 0, true, 0), object);
    }
    Tracked tracked = seeded(fresh.apply(object.getClass()), object);
    tracked.lasts();
    return tracked;
  }

  /** Classes and constants are the same in every process. */
  static Tracked seeded(Tracked tracked, Object object) {
    if (object instanceof Class<?> type) {
      tracked.seed(type.getName().hashCode());
    } else if (object instanceof Enum<?> constant) {
      tracked.seed(constant.getDeclaringClass().getName().hashCode() * 31 + constant.ordinal());
    }
    return tracked;
  }

  /** The object that is known by this, or null. */
  Object object(Tracked tracked) {
    for (Map.Entry<WeakIdentity, Tracked> entry : known.entrySet()) {
      if (entry.getValue() == tracked) {
        return entry.getKey().get();
      }
    }
    return null;
  }
}
