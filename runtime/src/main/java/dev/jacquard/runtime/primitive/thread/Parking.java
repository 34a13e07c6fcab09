package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.world.Timeouts;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.concurrent.locks.LockSupport;

/**
 * Park permits. They order nothing in the memory model. A park returns by its permit, by an
 * interrupt or, if it is timed, at any moment; without reason it returns if the user asks for that.
 */
@Tells("a permit is one number, of which each step observes whether it was there")
@Models(value = LockSupport.class, always = true)
public final class Parking {
  private Parking() {}

  public static void park() {
    park(Control.execution(), false, 0);
  }

  public static void park(Object blocker) {
    park(Control.execution(), false, 0);
  }

  public static void parkNanos(long nanos) {
    if (nanos > 0) {
      park(Control.execution(), true, nanos);
    }
  }

  public static void parkNanos(Object blocker, long nanos) {
    parkNanos(nanos);
  }

  public static void parkUntil(long deadline) {
    parkNanos(Timeouts.untilMillis(deadline));
  }

  public static void parkUntil(Object blocker, long deadline) {
    parkUntil(deadline);
  }

  @Enters
  private static void park(Execution execution, boolean limited, long limit) {
    boolean wakes = Spuriousness.wakes(execution, Spuriousness.PARK);
    boolean timed = limited || wakes;
    long nanos = wakes ? -1 : limit;
    int permit = execution.places().permit(execution.current());
    boolean interrupted = false;
    execution
        .lives()
        .states()
        .enter(limited ? Thread.State.TIMED_WAITING : Thread.State.WAITING, Sites.here);
    if (timed) {
      interrupted =
          execution.lastLimits().arrive(nanos, Kind.TRY_PARK, 0, Kind.PARK, 0, permit, Sites.here);
    } else {
      execution.arriveInterruptibly(Kind.PARK, permit, 0, Sites.here);
    }
    long available = execution.state(permit);
    execution.state(permit, 0);
    execution.record(available, 0, available);
    if (available == 0 && timed && !interrupted) {
      execution.lastLimits().pass(nanos);
    }
    execution.lives().states().leave(Sites.here);
  }

  /** Who is parked keeps nothing that others could see. */
  @Enters
  public static Object getBlocker(Execution execution, Thread thread) {
    if (thread == null) {
      throw new NullPointerException();
    }
    execution.limits().uncontrolled("LockSupport.getBlocker");
    return null;
  }

  private static void unparkForeign(Execution execution, Thread thread) {
    if (thread.isAlive()) {
      execution.limits().uncontrolled("unpark of the thread '" + thread.getName() + "'");
      LockSupport.unpark(thread); // which runs free
    } else {
      execution.limits().uncontrolled("unpark of a thread that has not been started");
    }
  }

  @Enters
  public static void unpark(Execution execution, Thread thread) {
    if (thread == null) {
      return;
    }
    LogicalThread target = execution.threadOf(thread);
    if (target == null) {
      unparkForeign(execution, thread);
      return;
    }
    int permit = execution.places().permit(target);
    execution.arrive(Kind.UNPARK, permit, target.number(), Sites.here);
    long before = execution.state(permit);
    execution.state(permit, 1);
    execution.record(before, 1, 0);
  }
}
