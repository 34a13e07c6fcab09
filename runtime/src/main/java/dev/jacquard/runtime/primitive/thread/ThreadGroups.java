package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.util.ArrayList;
import java.util.List;

/** Which threads belong to a group: those of the run, and no others of the JVM. */
@Replaces(ThreadGroup.class)
public final class ThreadGroups {
  private ThreadGroups() {}

  public static int activeCount(ThreadGroup group) {
    return Control.on() ? members(Control.execution(), group, true).size() : group.activeCount();
  }

  public static int enumerate(ThreadGroup group, Thread[] threads) {
    return enumerate(group, threads, true);
  }

  public static int enumerate(ThreadGroup group, Thread[] threads, boolean recurse) {
    if (!Control.on()) {
      return group.enumerate(threads, recurse);
    }
    List<Thread> members = members(Control.execution(), group, recurse);
    int count = Math.min(threads.length, members.size());
    for (int i = 0; i < count; i++) {
      threads[i] = members.get(i);
    }
    return count;
  }

  public static void interrupt(ThreadGroup group) {
    if (!Control.on()) {
      group.interrupt();
      return;
    }
    List<Thread> members = members(Control.execution(), group, true);
    for (int i = 0; i < members.size(); i++) {
      Interrupts.interrupt(members.get(i));
    }
  }

  /** It prints what the JDK keeps of the group, which is not kept under control. */
  public static void list(ThreadGroup group) {
    if (Control.on()) {
      UncontrolledCalls.name(Control.execution(), "the list of a thread group");
    }
    group.list();
  }

  @SuppressWarnings({"deprecation", "removal"})
  public static void destroy(ThreadGroup group) {
    if (Control.on()) {
      UncontrolledCalls.name(Control.execution(), "the end of a thread group");
    }
    group.destroy();
  }

  public static void stop(ThreadGroup group) {
    if (Control.on()) {
      UncontrolledCalls.name(Control.execution(), "ThreadGroup.stop");
    }
    throw new UnsupportedOperationException(); // as newer JDKs do, before they had it no more
  }

  public static void suspend(ThreadGroup group) {
    if (Control.on()) {
      UncontrolledCalls.name(Control.execution(), "ThreadGroup.suspend");
    }
    throw new UnsupportedOperationException(); // as newer JDKs do, before they had it no more
  }

  @Enters
  private static List<Thread> members(Execution execution, ThreadGroup group, boolean recurse) {
    List<Thread> members = new ArrayList<>();
    for (Thread thread : execution.lives().population().look(Sites.here)) {
      ThreadGroup own = thread.getThreadGroup();
      if (own == group || (recurse && group.parentOf(own))) {
        members.add(thread);
      }
    }
    return members;
  }
}
