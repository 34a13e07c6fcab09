package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.kernel.option.Spurious;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.RunState;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Waits of the program that return without a reason, and weak compare-and-set that fails without
 * one, as the specification allows them to.
 *
 * <p>The program announces each call of a wait. If the user asks for it, the wait then returns at
 * any moment or only with a reason, by choice; at most once for each thread and place in a run, so
 * that loops which look again come to rest. So does an attempt. Otherwise the place is an
 * assumption, unless the program looks again behind it. Waits in the JDK's own code, which always
 * looks again, are not announced.
 */
@Tells("a wake-up without a reason is a choice, which is a step")
public final class Spuriousness {
  /** {@code Object.wait}. */
  public static final int WAIT = 0;

  /** {@code await} of a condition. */
  public static final int AWAIT = 1;

  /** {@code LockSupport.park}. */
  public static final int PARK = 2;

  /** No wait. */
  public static final int NONE = -1;

  private static final String CONDITION = "java/util/concurrent/locks/Condition";
  private static final String SYNCHRONIZER = "java/util/concurrent/locks/AbstractQueued";
  private static final String PARKING = "java/util/concurrent/locks/LockSupport";
  private static final String TIME_UNIT = "java/util/concurrent/TimeUnit";
  private static final String ATOMIC = "java/util/concurrent/atomic/";

  private static final RunState.Key<Announcements> ANNOUNCED =
      new RunState.Key<>(Announcements::new);

  private Spuriousness() {}

  /** What sort of a wait a method is, or {@link #NONE}. */
  public static int sort(String owner, String name, String descriptor) {
    if (name.equals("wait") && isWait(descriptor)) {
      return WAIT;
    }
    if (owner.equals(TIME_UNIT) && name.equals("timedWait")) {
      return WAIT;
    }
    if (owner.equals(PARKING) && name.startsWith("park")) {
      return PARK;
    }
    boolean condition = owner.equals(CONDITION) || owner.startsWith(SYNCHRONIZER);
    return condition && name.startsWith("await") ? AWAIT : NONE;
  }

  private static boolean isWait(String descriptor) {
    return switch (descriptor) {
      case "()V", "(J)V", "(JI)V" -> true;
      default -> false;
    };
  }

  /** Whether a method of a class is a weak compare-and-set. */
  public static boolean isAttempt(String owner, String name) {
    return name.startsWith("weakCompareAndSet") && owner.startsWith(ATOMIC);
  }

  /** A wait that a thread has come to. */
  private record Announced(int sort, int site, boolean rash) {}

  /** The waits that threads are about to begin, and those from which they woke for no reason. */
  private static final class Announcements {
    private final Map<Integer, Announced> waits = new HashMap<>();
    private final Set<Long> chosen = new HashSet<>();

    Announced take(int thread, int sort) {
      Announced wait = waits.get(thread);
      return wait != null && wait.sort == sort ? waits.remove(thread) : null;
    }

    boolean isFirst(int thread, int site) {
      return chosen.add((long) thread << Integer.SIZE | site);
    }
  }

  /** The call of a wait follows, behind which the program looks again. */
  public static void careful(int sort, int site) {
    if (Control.inProgram(site)) {
      announce(Control.execution(), sort, site, false);
    }
  }

  /** The call of a wait follows, behind which it may not. */
  public static void rash(int sort, int site) {
    if (Control.inProgram(site)) {
      announce(Control.execution(), sort, site, true);
    }
  }

  @Enters
  private static void announce(Execution execution, int sort, int site, boolean rash) {
    if (execution.liberties().spurious() == Spurious.EXPLORE) {
      execution
          .runState()
          .get(ANNOUNCED)
          .waits
          .put(execution.current().number(), new Announced(sort, site, rash));
    } else if (rash) {
      execution.limits().assumed().at(Premise.WAKE_UP, site);
    }
  }

  /** A rash wait of a condition is over; if nobody has taken it up, it was not one of ours. */
  public static void over(int site) {
    if (Control.on()) {
      over(Control.execution(), site);
    }
  }

  @Enters
  private static void over(Execution execution, int site) {
    Announcements announced = execution.runState().get(ANNOUNCED);
    if (announced.take(execution.current().number(), AWAIT) != null) {
      execution.limits().assumed().at(Premise.WAKE_UP, site);
    }
  }

  /** A reference to a method that waits is made; nobody knows what happens behind it. */
  public static void refers(int site) {
    if (Control.inProgram(site)) {
      assume(Control.execution(), Premise.WAKE_UP, site);
    }
  }

  /** The same for a weak compare-and-set. */
  public static void refersToAttempt(int site) {
    if (Control.inProgram(site)) {
      assume(Control.execution(), Premise.FAILURE, site);
    }
  }

  /** Whether a weak compare-and-set that is not repeated, which follows, fails without a reason. */
  public static boolean fails(int site) {
    return Control.inProgram(site) && fails(Control.execution(), site);
  }

  @Enters
  private static boolean fails(Execution execution, int site) {
    boolean explored = execution.liberties().spurious() == Spurious.EXPLORE;
    if (explored
        && execution.runState().get(ANNOUNCED).isFirst(execution.current().number(), site)) {
      return execution.choose(2, site) == 1;
    }
    execution.limits().assumed().at(explored ? Premise.SECOND_FAILURE : Premise.FAILURE, site);
    return false;
  }

  @Enters
  private static void assume(Execution execution, Premise premise, int site) {
    execution.limits().assumed().at(premise, site);
  }

  /** Whether the wait that the current thread begins returns without a reason at any moment. */
  public static boolean wakes(Execution execution, int sort) {
    if (execution.liberties().spurious() != Spurious.EXPLORE) {
      return false;
    }
    int me = execution.current().number();
    Announcements announced = execution.runState().get(ANNOUNCED);
    Announced wait = announced.take(me, sort);
    if (wait == null) {
      return false;
    }
    if (!announced.isFirst(me, wait.site)) {
      if (wait.rash) {
        execution.limits().assumed().at(Premise.SECOND_WAKE_UP, wait.site);
      }
      return false;
    }
    return execution.choose(2, wait.site) == 1;
  }
}
