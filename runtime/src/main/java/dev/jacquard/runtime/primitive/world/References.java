package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Replaces;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;

/** What the garbage collector has found: no exploration decides when it does. */
@Replaces(ReferenceQueue.class)
public final class References {
  private static final String WAITING = "waiting for the garbage collector";

  private References() {}

  public static Reference<?> poll(ReferenceQueue<?> queue) {
    Reference<?> found = queue.poll();
    if (found != null) {
      OutsideWorld.talks("a reference that the garbage collector has cleared");
    }
    return found;
  }

  public static Reference<?> remove(ReferenceQueue<?> queue) throws InterruptedException {
    OutsideWorld.talks(WAITING);
    return Control.on() ? await(queue, 0) : queue.remove();
  }

  public static Reference<?> remove(ReferenceQueue<?> queue, long timeout)
      throws InterruptedException {
    OutsideWorld.talks(WAITING);
    return Control.on() && timeout >= 0 ? await(queue, timeout) : queue.remove(timeout);
  }

  private static Reference<?> await(ReferenceQueue<?> queue, long timeout)
      throws InterruptedException {
    Reference<?>[] found = new Reference<?>[1];
    BlockingCalls.awaits(
        Control.execution(), WAITING, timeout, () -> (found[0] = queue.poll()) != null);
    return found[0] != null ? found[0] : queue.remove(timeout);
  }
}
