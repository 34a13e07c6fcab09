package dev.jacquard.runtime.jvm;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** An object as a key that does not keep it alive. */
public final class WeakIdentity extends WeakReference<Object> {
  private final int hash;

  /** A key that is put into the queue when its object is gone; to look up, there is none. */
  public WeakIdentity(Object object, ReferenceQueue<Object> queue) {
    super(object, queue);
    hash = System.identityHashCode(object);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof WeakIdentity key && get() != null && get() == key.get());
  }
}
