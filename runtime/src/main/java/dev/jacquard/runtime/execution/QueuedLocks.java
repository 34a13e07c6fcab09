package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.setting.DeepClass;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Locks whose waiting threads stand in a queue that matters: fair ones, and those that readers and
 * writers share. A lock is one location. To lock is one step, if the lock can be had at once;
 * otherwise the first step joins the queue and the second takes the lock, as soon as the thread is
 * the first of the queue and the lock is free for it.
 *
 * <p>Low bits of the state say what the lock could be taken for by a thread that does not hold it;
 * above them there is a bit for each thread, set if that one can take it from the queue.
 */
public final class QueuedLocks {
  /** A lock, as the JDK has it; its methods never wait. */
  public interface Lock {
    /** Tries to take the lock for something, even if threads wait for it. */
    boolean take(long want);

    /** Whether a thread that does not hold the lock could take it now. */
    boolean isFreeFor(long want);

    /** Whether the current thread need not wait for others, since it holds the lock already. */
    boolean isHeldFor(long want);

    /** Whether a newcomer may go before the first of the queue. */
    boolean mayPass(long want, long first);

    /** What a thread that does not hold the lock could take it for, as bits. */
    long abilities();

    /** Gives the lock back. */
    void release(long held);

    /** How often the current thread has the lock for itself alone. */
    int holds();

    /** What it is then wanted for. */
    long alone();

    /** The class that has to run deep if there are too many threads. */
    Class<?> type();
  }

  /** Above as many bits are those of the threads. */
  private static final int BITS = 2;

  private static final int MOST_THREADS = Long.SIZE - 1 - BITS;

  private record Waiter(int thread, long want) {}

  private record Known(Lock lock, List<Waiter> queue, Map<Object, List<Waiter>> conditions) {}

  private final RunSteps steps;
  private final ThreadTable threads;
  private final LastLimits lastLimits;
  private final Places places;
  private final Locations locations;
  private final Map<Object, Known> all = new IdentityHashMap<>();

  QueuedLocks(RunSteps steps, ThreadTable threads, Names names) {
    this.steps = steps;
    this.threads = threads;
    lastLimits = steps.lastLimits();
    places = names.places();
    locations = names.locations();
  }

  void begin() {
    if (!all.isEmpty()) { // to clear it takes its time even then
      all.clear();
    }
  }

  /** A lock of this run, and the object that it is known by. */
  public void add(Object key, Lock lock) {
    all.put(key, new Known(lock, new ArrayList<>(), new IdentityHashMap<>()));
  }

  /** Whether a lock of this run is known by an object. */
  public boolean contains(Object key) {
    return !all.isEmpty() && all.containsKey(key);
  }

  /** What the JDK has for a lock. */
  public Lock get(Object key) {
    return all.get(key).lock;
  }

  private int location(Object key) {
    int location = places.synchronizer(key);
    if (!locations.isSet(location)) {
      locations.set(location, get(key).abilities());
    }
    return location;
  }

  /** Takes a lock, waiting for it in the queue. */
  public void lock(Object key, long want, int site) {
    if (!attempt(key, want, site)) {
      join(key, want);
      steps.arrive(Kind.UPDATE, location(key), bit(me()), site);
      leave(key);
      get(key).take(want);
      taken(key);
    }
  }

  /** Takes a lock, waiting with a time limit; false if it is over. */
  public boolean lock(Object key, long want, long nanos, int site) {
    if (attempt(key, want, site)) {
      return true;
    }
    if (nanos <= 0) {
      record(key, 0);
      return false;
    }
    join(key, want);
    arriveWithin(nanos, key, site);
    boolean granted = (locations.state(location(key)) & bit(me())) != 0;
    leave(key);
    if (granted) {
      get(key).take(want);
      taken(key);
    } else {
      record(key, 0);
      lastLimits.pass(nanos);
    }
    return granted;
  }

  /**
   * Takes a lock if that is possible at once, even if threads wait for it.
   *
   * @param ability the bit of its state that says so, 0 if there is none
   */
  public boolean tryLock(Object key, long want, long ability, int site) {
    int location = location(key);
    long asked = get(key).isHeldFor(want) ? 0 : ability;
    steps.arrive(asked == 0 ? Kind.UPDATE : Kind.TRY_UPDATE, location, asked, site);
    boolean done = get(key).take(want);
    if (done) {
      taken(key);
    } else {
      record(key, 0);
    }
    return done;
  }

  /** Gives back a lock. */
  public void unlock(Object key, long held, int site) {
    steps.arrive(Kind.UPDATE, location(key), 0, site);
    try {
      get(key).release(held);
    } finally {
      record(key, 0);
      steps.publish(location(key));
    }
  }

  /**
   * Gives back a lock that the current thread has for itself, and waits for a condition; returns
   * when it has the lock again. Who is woken joins the queue of the lock at that moment.
   *
   * @param nanos how long at most, or 0 for ever
   * @return whether it was woken
   */
  public boolean await(Object key, Object condition, long nanos, int site) {
    Lock lock = owned(key);
    int holds = lock.holds();
    steps.arrive(Kind.UPDATE, location(key), 0, site);
    for (int i = 0; i < holds; i++) {
      lock.release(lock.alone());
    }
    waiters(key, condition).add(new Waiter(me(), lock.alone()));
    record(key, 0);
    steps.publish(location(key));
    boolean woken = nanos == 0 || !isLate(key, condition, nanos, site);
    steps.arrive(Kind.UPDATE, location(key), bit(me()), site);
    leave(key);
    for (int i = 0; i < holds; i++) {
      lock.take(lock.alone());
    }
    taken(key);
    return woken;
  }

  /** Makes a step of the end of a time limit; a thread that was not woken goes by itself. */
  private boolean isLate(Object key, Object condition, long nanos, int site) {
    arriveWithin(nanos, key, site);
    int me = me();
    boolean late = waiters(key, condition).removeIf(waiter -> waiter.thread == me);
    if (late) {
      all.get(key).queue.add(new Waiter(me, get(key).alone()));
      lastLimits.pass(nanos);
    }
    record(key, 0);
    return late;
  }

  /** Comes before the end of a wait for the lock, by whatever reason. There are no interrupts. */
  private void arriveWithin(long nanos, Object key, int site) {
    lastLimits.arrive(nanos, Kind.UPDATE, 0, Kind.UPDATE, bit(me()), location(key), site);
  }

  /** Wakes the one that waits longest for a condition, or all. */
  public void signal(Object key, Object condition, boolean everybody, int site) {
    owned(key);
    steps.arrive(Kind.UPDATE, location(key), 0, site);
    List<Waiter> waiters = waiters(key, condition);
    int count = everybody ? waiters.size() : Math.min(1, waiters.size());
    for (int i = 0; i < count; i++) {
      all.get(key).queue.add(waiters.remove(0));
    }
    record(key, count);
  }

  /** How many threads wait for a condition of a lock that the current thread has. */
  public int waiting(Object key, Object condition) {
    owned(key);
    return waiters(key, condition).size();
  }

  private Lock owned(Object key) {
    Lock lock = get(key);
    if (lock.holds() == 0) {
      throw new IllegalMonitorStateException();
    }
    return lock;
  }

  private List<Waiter> waiters(Object key, Object condition) {
    return all.get(key).conditions.computeIfAbsent(condition, c -> new ArrayList<>());
  }

  /** Makes a step of looking at a lock. */
  public void look(Object key, int site) {
    int location = location(key);
    steps.arrive(Kind.VOLATILE_READ, location, 0, site);
    long state = locations.state(location);
    steps.record(state, state, state);
  }

  /** How many threads wait for a lock. */
  public int waiting(Object key) {
    return all.get(key).queue.size();
  }

  /** Arrives at taking a lock; if it can't be had at once, the step is left to the caller. */
  private boolean attempt(Object key, long want, int site) {
    if (me() >= MOST_THREADS) {
      steps.restart(new DeepClass(get(key).type().getName()));
    }
    steps.arrive(Kind.UPDATE, location(key), 0, site);
    Known known = all.get(key);
    boolean mayTry =
        known.queue.isEmpty()
            || known.lock.isHeldFor(want)
            || known.lock.mayPass(want, known.queue.get(0).want);
    boolean done = mayTry && known.lock.take(want);
    if (done) {
      taken(key);
    }
    return done;
  }

  private int me() {
    return threads.current().number();
  }

  private void join(Object key, long want) {
    all.get(key).queue.add(new Waiter(me(), want));
    record(key, 0);
  }

  private void leave(Object key) {
    int me = me();
    all.get(key).queue.removeIf(waiter -> waiter.thread == me);
  }

  private void taken(Object key) {
    record(key, 1);
    steps.learn(location(key));
  }

  /**
   * A step on a lock or its queue; what takes the lock learns, and what gives it back publishes.
   */
  private void record(Object key, long result) {
    int location = location(key);
    long before = locations.state(location);
    long after = state(all.get(key));
    locations.set(location, after);
    steps.recordUnordered(before, after, result);
  }

  private static long state(Known known) {
    Waiter first = known.queue.isEmpty() ? null : known.queue.get(0);
    boolean granted = first != null && known.lock.isFreeFor(first.want);
    return known.lock.abilities() | (granted ? bit(first.thread) : 0);
  }

  private static long bit(int thread) {
    return 1L << BITS + thread;
  }
}
