package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Objects that keep all they have behind a lock of their own, such as queues. Such an object is one
 * location. A call that is modelled is one step there; the JDK's own code for the other calls takes
 * the lock, and that is a step at the same location, so that both kinds of calls exclude each
 * other.
 *
 * <p>The state of the location is a set of bits that say what the object can do now; while a thread
 * holds the lock no bit is set, and the number of the holder stands above them. Where traces tell
 * all that threads observe, a number for what is inside stands there while nobody holds it, and the
 * state is negative; if that has no number, who looks at it may learn more than its step tells.
 */
public final class Guards {
  /** No thread holds the lock. */
  public static final long FREE = 1;

  /** An argument for {@link Kind#VOLATILE_AWAIT}: no thread holds the lock. */
  public static final long IS_FREE = Comparison.LESS.with(1 << Guards.BITS);

  private static final int BITS = 8;

  /** What an object can do, as bits above {@link #FREE}. */
  @FunctionalInterface
  public interface Abilities {
    long of(Object object);
  }

  /** What is inside of an object, in its order. */
  @FunctionalInterface
  public interface Contents {
    Object[] of(Object object);
  }

  private record Guarded(Object object, Abilities abilities, Contents contents) {}

  private final RunSteps steps;
  private final ThreadTable threads;
  private final Places places;
  private final Locations locations;
  private final Map<Object, Guarded> byLock = new IdentityHashMap<>();

  Guards(RunSteps steps, ThreadTable threads, Names names) {
    this.steps = steps;
    this.threads = threads;
    places = names.places();
    locations = names.locations();
  }

  void begin() {
    if (!byLock.isEmpty()) { // to clear it takes its time even then
      byLock.clear();
    }
  }

  /** A lock guards an object and nothing else, as long as this run lasts. */
  public void add(Object lock, Object object, Abilities abilities, Contents contents) {
    byLock.put(lock, new Guarded(object, abilities, contents));
  }

  /** Whether a lock guards an object; not before the object is made, and has a name. */
  public boolean contains(Object lock) {
    Guarded guarded = byLock.isEmpty() ? null : byLock.get(lock);
    return guarded != null && places.isNamed(guarded.object);
  }

  /** The location of the object that a lock guards. */
  public int location(Object lock) {
    Guarded guarded = byLock.get(lock);
    int location = places.synchronizer(guarded.object);
    if (!locations.isSet(location)) {
      locations.set(location, state(guarded));
    }
    return location;
  }

  private long state(Guarded guarded) {
    long able = FREE | guarded.abilities.of(guarded.object);
    if (!steps.tellsContents()) {
      return able;
    }
    int content = steps.content(guarded.contents.of(guarded.object));
    return content < 0 ? able : Long.MIN_VALUE | (long) content << BITS | able;
  }

  /** The current thread has looked at what is inside, in such a state. */
  private void hideUnlessTold(long state) {
    if (state >= 0) {
      steps.hide("what is in a queue");
    }
  }

  /** Whether the current thread holds a lock. */
  public boolean isHeld(Object lock) {
    return holder(location(lock)) == threads.current().number() + 1L;
  }

  /** Whether another thread holds the lock of an object. */
  public boolean isTaken(int location) {
    return holder(location) != 0;
  }

  private long holder(int location) {
    long state = locations.state(location);
    return (state & FREE) == 0 ? state >>> BITS : 0;
  }

  /** Records a call on an object, which the current thread has arrived at and executed. */
  public void called(Object lock, int location, long result) {
    long before = locations.state(location);
    long after = state(byLock.get(lock));
    locations.set(location, after);
    steps.record(before, after, result);
    hideUnlessTold(before);
  }

  /** Records a call that only looked: it publishes nothing, even if it could have changed much. */
  public void looked(int location, long result) {
    long state = locations.state(location);
    steps.recordUnordered(state, state, result);
    hideUnlessTold(state);
    steps.learn(location);
  }

  /** Takes a lock. */
  public void enter(Object lock, int site) {
    int location = location(lock);
    if (isHeld(lock)) {
      locations.depth(location, locations.depth(location) + 1);
      steps.loops().enterAgain(location);
      return;
    }
    steps.arrive(Kind.UPDATE, location, FREE, site);
    take(location);
  }

  /** The current thread, which has arrived at a call, takes the lock to make the call itself. */
  public void take(int location) {
    long before = locations.state(location);
    long after = threads.current().number() + 1L << BITS;
    locations.set(location, after);
    locations.depth(location, 1);
    steps.recordUnordered(before, after, 1); // as a lock is taken
    hideUnlessTold(before);
    steps.learn(location);
  }

  /** Gives back one level of a lock that the current thread holds. */
  public void exit(Object lock, int site) {
    int location = location(lock);
    int depth = locations.depth(location);
    if (depth > 1) {
      locations.depth(location, depth - 1);
      steps.loops().exitOnce(location);
      return;
    }
    steps.arrive(Kind.UPDATE, location, 0, site);
    long before = locations.state(location);
    long after = state(byLock.get(lock));
    locations.set(location, after);
    steps.recordUnordered(before, after, 0); // as a lock is given back
    steps.publish(location);
  }
}
