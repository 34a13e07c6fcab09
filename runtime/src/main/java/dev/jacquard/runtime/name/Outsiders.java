package dev.jacquard.runtime.name;

import dev.jacquard.runtime.jvm.WeakIdentity;
import java.lang.ref.ReferenceQueue;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntSupplier;

/**
 * The objects that no rewritten code made. One that lives on from run to run keeps what is known of
 * it. Others are made anew by the JDK in each run, and nothing tells by whom: such an object is
 * called the n-th that its first user has come across, text and boxed values by what they say. That
 * is the same in all runs in which its first user does the same, but it is not the same if another
 * thread comes first; so it is no name for other processes.
 */
final class Outsiders {
  /** Below the numbers of these objects, so that they do not mix with the others. */
  private static final int OUTSIDE = 1 << 30;

  private static final Tracked[] NONE = {};

  private final IntSupplier user;
  private final Map<WeakIdentity, Tracked> known = new HashMap<>();
  private final ReferenceQueue<Object> gone = new ReferenceQueue<>();
  private final Map<Object, Tracked> values = new HashMap<>();
  private Tracked[][] byUser = new Tracked[4][];
  private int[] met = new int[4];
  private int numbers;
  private int run;

  /**
   * None yet.
   *
   * @param user the number of the thread that uses an object now
   */
  Outsiders(IntSupplier user) {
    this.user = user;
  }

  void begin(int newRun) {
    run = newRun;
    Arrays.fill(met, 0);
  }

  /** What is known of an object, if it was used before. */
  Tracked find(Object object) {
    return known.get(new WeakIdentity(object, null));
  }

  /** Notes an object that outlives all runs, by the name that it has otherwise. */
  void put(Object object, Tracked lasting) {
    purge();
    known.put(new WeakIdentity(object, gone), lasting);
  }

  /** What is known of an object that is used for the first time in this run. */
  Tracked of(Object object) {
    purge();
    if (object instanceof Class<?> || object instanceof Enum<?>) {
      return known.computeIfAbsent(new WeakIdentity(object, gone), key -> fresh(object));
    }
    boolean value = Values.is(object);
    int order = value ? 0 : met()[user.getAsInt()]++;
    Tracked tracked = find(object);
    if (tracked == null || tracked.isTaken(run)) {
      tracked = value ? byContent(object) : byUser(order, object);
      known.put(new WeakIdentity(object, gone), tracked);
      tracked.isAnotherNow();
    }
    tracked.take(run);
    return tracked;
  }

  private int[] met() {
    if (user.getAsInt() >= met.length) {
      met = Arrays.copyOf(met, Math.max(user.getAsInt() + 1, 2 * met.length));
    }
    return met;
  }

  private Tracked byContent(Object object) {
    return free(values.computeIfAbsent(object, this::fresh), object);
  }

  private Tracked byUser(int order, Object object) {
    int thread = user.getAsInt();
    if (thread >= byUser.length) {
      byUser = Arrays.copyOf(byUser, Math.max(thread + 1, 2 * byUser.length));
    }
    Tracked[] all = byUser[thread] == null ? NONE : byUser[thread];
    if (order >= all.length) {
      all = Arrays.copyOf(all, Math.max(order + 1, 2 * all.length));
      byUser[thread] = all;
    }
    if (all[order] == null) {
      all[order] = fresh(object);
    }
    return free(all[order], object);
  }

  /** The first of several for objects of a class that no object of this run has. */
  private Tracked free(Tracked first, Object object) {
    Tracked tracked = first;
    while (tracked.type() != object.getClass() || tracked.isTaken(run)) {
      if (tracked.alternative == null) {
        tracked.alternative = fresh(object);
      }
      tracked = tracked.alternative;
    }
    return tracked;
  }

  private Tracked fresh(Object object) {
    return seeded(new Tracked(OUTSIDE + ++numbers, object.getClass(), 0, true), object);
  }

  /** Classes and constants are the same in every process. */
  static Tracked seeded(Tracked tracked, Object object) {
    if (object instanceof Class<?> type) {
      tracked.seed(type.getName().hashCode());
    } else if (object instanceof Enum<?> constant) {
      tracked.seed(constant.getDeclaringClass().getName().hashCode() * 31 + constant.ordinal());
    }
    return tracked;
  }

  /** The object that is known by this, or null. */
  Object object(Tracked tracked) {
    for (Map.Entry<WeakIdentity, Tracked> entry : known.entrySet()) {
      if (entry.getValue() == tracked && entry.getKey().get() != null) {
        return entry.getKey().get();
      }
    }
    return null;
  }

  private void purge() {
    for (Object dead = gone.poll(); dead != null; dead = gone.poll()) {
      known.remove(dead);
    }
  }
}
