package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.primitive.hook.Replaces;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;

/** What the garbage collector has found: no exploration decides when it does. */
@Replaces(ReferenceQueue.class)
public final class References {
  private References() {}

  public static Reference<?> poll(ReferenceQueue<?> queue) {
    Reference<?> found = queue.poll();
    if (found != null) {
      OutsideWorld.talks("a reference that the garbage collector has cleared");
    }
    return found;
  }

  public static Reference<?> remove(ReferenceQueue<?> queue) throws InterruptedException {
    OutsideWorld.talks("waiting for the garbage collector");
    return queue.remove();
  }

  public static Reference<?> remove(ReferenceQueue<?> queue, long timeout)
      throws InterruptedException {
    OutsideWorld.talks("waiting for the garbage collector");
    return queue.remove(timeout);
  }
}
