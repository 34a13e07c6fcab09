package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;

/** The start of a thread by code that is not rewritten: reflection, the JDK itself. */
@Tells("a start is a step")
@Models(value = Thread.class, always = true)
public final class ThreadStarts {
  private ThreadStarts() {}

  /** Threads that serve the JDK itself are not the program's. */
  public static boolean applies(Thread thread) {
    if (!Control.on()) {
      return false;
    }
    if (JdkThreads.contain(thread)) {
      startForeign(Control.execution(), thread);
      return false;
    }
    return true;
  }

  @Enters
  private static void startForeign(Execution execution, Thread thread) {
    execution.limits().startsForeign(thread);
  }

  public static void start(Thread thread) {
    Threads.start(thread);
  }

  /** The start by which thread pools keep account of their threads. */
  @MayBeAbsent
  public static void start(Thread thread, Object container) {
    Threads.start(thread);
  }
}
