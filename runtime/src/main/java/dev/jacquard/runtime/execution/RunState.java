package dev.jacquard.runtime.execution;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What primitives keep during one run and no longer: each thing is made when it is first asked for,
 * and forgotten when the next run begins. Primitives have no static fields for that.
 */
public final class RunState {
  private final Map<Key<?>, Object> kept = new IdentityHashMap<>();

  /** A constant of a primitive, by which it finds what it keeps. */
  public static final class Key<T> {
    private final Supplier<T> fresh;

    /** The supplier makes the thing as it is at the beginning of a run. */
    public Key(Supplier<T> fresh) {
      this.fresh = fresh;
    }
  }

  /** The thing of this run. */
  @SuppressWarnings("unchecked") // the key has made it
  public <T> T get(Key<T> key) {
    Object thing = kept.get(key);
    if (thing == null) {
      thing = key.fresh.get();
      kept.put(key, thing);
    }
    return (T) thing;
  }

  void begin() {
    kept.clear();
  }
}
