package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.hook.Tells;
import jdk.internal.misc.Unsafe;

/** Parking as newer JDKs do it in some places, past {@code LockSupport}. */
@Tells("a permit is one number, of which each step observes whether it was there")
@Replaces(Unsafe.class)
public final class UnsafeParking {
  private UnsafeParking() {}

  public static void park(Unsafe unsafe, boolean absolute, long time) {
    if (!Control.on()) {
      unsafe.park(absolute, time);
    } else if (absolute) {
      Parking.parkUntil(time);
    } else if (time == 0) {
      Parking.park();
    } else {
      Parking.parkNanos(time);
    }
  }

  public static void unpark(Unsafe unsafe, Object thread) {
    if (Control.on()) {
      Parking.unpark(Control.execution(), (Thread) thread);
    } else {
      unsafe.unpark(thread);
    }
  }
}
