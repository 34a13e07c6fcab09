package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Tells;

/** Virtual threads are threads like others under control. */
@Tells("it only says who is at work")
public final class VirtualThreads {
  private VirtualThreads() {}

  /** Whether the JDK is to make one that it schedules itself, if it can. */
  public static boolean areReal(boolean supported) {
    return supported && !Control.onControlledThread();
  }
}
