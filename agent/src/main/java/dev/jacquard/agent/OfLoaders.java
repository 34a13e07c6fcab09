package dev.jacquard.agent;

import dev.jacquard.runtime.jvm.WeakIdentity;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What the agent knows of class loaders, which it does not keep alive.
 *
 * <p>A loader that the program has locked or used is an object of the run, and collections of the
 * JDK get another hash of it on a controlled thread than they got before: by that hash they would
 * not find it. Here the hash is the JVM's.
 */
final class OfLoaders<V> {
  private final Map<WeakIdentity, V> known = new ConcurrentHashMap<>();
  private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

  /** What is known of a loader, or null. */
  V get(ClassLoader loader) {
    return known.get(new WeakIdentity(loader, null));
  }

  void put(ClassLoader loader, V value) {
    forgetThoseGone();
    known.put(new WeakIdentity(loader, gone), value);
  }

  /** What is known of a loader, from now on if nothing was. */
  V getOr(ClassLoader loader, Supplier<V> first) {
    V value = get(loader);
    if (value != null) {
      return value;
    }
    forgetThoseGone();
    return known.computeIfAbsent(new WeakIdentity(loader, gone), key -> first.get());
  }

  private void forgetThoseGone() {
    for (Reference<?> next = gone.poll(); next != null; next = gone.poll()) {
      known.remove(next);
    }
  }
}
