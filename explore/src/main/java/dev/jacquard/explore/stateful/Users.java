package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.trace.Belongings;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Which threads use each location, as far as the search has seen, and who had ended by then.
 *
 * <p>An operation can come in another order with an operation of another thread only if both use
 * one location, and one of them writes there. Where all who use its location have to move before it
 * anyway, or never come there before its thread has ended, it is of no more interest to the states
 * before: nobody is left with whom it could race, or whom it could let go on. So nothing is carried
 * back over the steps of a thread that is alone with its memory, nor over those of threads that are
 * joined before somebody looks at what they did.
 *
 * <p>When one more thread turns out to use a location, or does so earlier, what was left out
 * because of that location has to be made up for.
 *
 * <p>Threads that exchange names count as one group: what one of them does any of them might, under
 * another name. A location that belongs to one of them is known by its row.
 */
final class Users {
  /**
   * How a thread uses a location: which threads have always ended when it does, and which ones were
   * ever there.
   */
  private static final class Use {
    final int thread;
    boolean writes;

    /** Whether something was left out because the thread never comes there in between. */
    boolean isTakenApart;

    long[] ended;
    long[] met = ThreadSet.EMPTY;

    Use(int thread, long[] ended) {
      this.thread = thread;
      this.ended = ended;
    }
  }

  /** Those who use a location, but for the thread to which it belongs. */
  private static final class Place {
    final List<Use> uses = new ArrayList<>();

    /** Whether something was left out because of those who were known to use it by then. */
    boolean leavesOut;
  }

  private static final int NOBODY = -1;
  private static final int SEVERAL = -2;

  private int[] starters = {};
  private Place[] shared = {};
  private Place[] rows = {};
  private final BitSet grown = new BitSet();
  private Belongings belongings = Belongings.NONE;
  private long[] moving = ThreadSet.EMPTY;
  private boolean allGrown;

  /** Nobody uses anything yet; which locations are named along with threads. */
  void begin(Belongings located) {
    belongings = located;
  }

  /** A step leads to a state where threads have other names. */
  void exchange(Renaming names) {
    long[] moved = names.moved();
    if (!ThreadSet.includes(moving, moved)) {
      moving = ThreadSet.union(moving, moved);
      for (int location = 0; location < shared.length; location++) {
        growIfMoving(shared[location], location);
      }
      for (Place row : rows) {
        allGrown |= row != null && row.leavesOut;
      }
    }
  }

  /** What was left out by names that no thread exchanges is still right. */
  private void growIfMoving(Place place, int location) {
    for (int i = 0; place != null && i < place.uses.size(); i++) {
      Use use = place.uses.get(i);
      if (use.isTakenApart || ThreadSet.contains(moving, use.thread)) {
        grow(place, location);
      }
    }
  }

  /** What threads are about to do at a new state. */
  void add(StateNode node, Actions actions) {
    long[] there = ThreadSet.of(node.pending.length, t -> node.pending[t] != Actions.NONE);
    for (int action : node.pending) {
      if (action != Actions.NONE) {
        Transition next = actions.of(action);
        add(next.location(), next.thread(), next.writes(), node.ended, there);
        add(next.alsoReads(), next.thread(), false, node.ended, there);
        if (next.kind() == Kind.START) {
          start((int) next.argument(), next.thread());
        }
      }
    }
  }

  private void start(int thread, int starter) {
    if (thread >= starters.length) {
      int before = starters.length;
      starters = Arrays.copyOf(starters, Math.max(thread + 1, 2 * before));
      Arrays.fill(starters, before, starters.length, NOBODY);
    }
    if (starters[thread] == NOBODY) {
      starters[thread] = starter; // only more can be left out because of that
    } else if (starters[thread] != starter && starters[thread] != SEVERAL) {
      starters[thread] = SEVERAL;
      allGrown = true;
    }
  }

  private void add(int location, int thread, boolean writes, long[] ended, long[] there) {
    if (location < 0 || belongings.owner(location) == thread) {
      return;
    }
    Place place = made(location);
    Use use = find(place, thread);
    boolean isNew = use == null;
    if (isNew) {
      use = new Use(thread, ended);
      place.uses.add(use);
    }
    boolean writesNow = writes && !use.writes;
    long[] always = ThreadSet.both(use.ended, ended);
    boolean meetsMore = !ThreadSet.includes(use.met, there) || !Arrays.equals(always, use.ended);
    use.writes |= writes;
    if (meetsMore) {
      use.ended = always;
      use.met = ThreadSet.union(use.met, there);
    }
    if (isNew || writesNow || (meetsMore && use.isTakenApart)) {
      grow(place, location);
    }
  }

  private void grow(Place place, int location) {
    if (!place.leavesOut) {
      return;
    }
    place.leavesOut = false;
    if (belongings.owner(location) == Belongings.NOBODY) {
      grown.set(location);
    } else {
      allGrown = true;
    }
  }

  private static Use find(Place place, int thread) {
    for (Use use : place.uses) {
      if (use.thread == thread) {
        return use;
      }
    }
    return null;
  }

  private Place made(int location) {
    Place place = placeOf(location);
    if (place != null) {
      return place;
    }
    if (belongings.owner(location) == Belongings.NOBODY) {
      shared = withRoomFor(shared, location);
      return shared[location] = new Place();
    }
    rows = withRoomFor(rows, belongings.row(location));
    return rows[belongings.row(location)] = new Place();
  }

  private static Place[] withRoomFor(Place[] places, int index) {
    return index < places.length
        ? places
        : Arrays.copyOf(places, Math.max(index + 1, 2 * places.length));
  }

  /** Nothing if nobody uses the location but the thread to which it belongs. */
  private Place placeOf(int location) {
    boolean owned = belongings.owner(location) != Belongings.NOBODY;
    Place[] places = owned ? rows : shared;
    int index = owned ? belongings.row(location) : location;
    return index < places.length ? places[index] : null;
  }

  /** Whether something has to be made up for since this was asked last. */
  boolean hasGrown() {
    return allGrown || !grown.isEmpty();
  }

  /** Whether what was left out because of a location has to be made up for. */
  boolean hasGrown(int location) {
    return location >= 0 && (allGrown || grown.get(location));
  }

  /** Everything is made up for. */
  void settle() {
    allGrown = false;
    grown.clear();
  }

  /** Whether an operation with such a past can be left out before a state. */
  boolean canBeLeftOut(Transition operation, Cone cone) {
    if (!allComeBefore(operation, cone)) {
      return false;
    }
    made(operation.location()).leavesOut = true;
    return true;
  }

  /** Whether all who could come in another order with an operation have to come before it. */
  boolean allComeBefore(Transition operation, Cone cone) {
    if (!isKnownByLocation(operation)) {
      return false;
    }
    int location = operation.location();
    int owner = belongings.owner(location);
    if (owner != Belongings.NOBODY && !comesBefore(owner, operation, cone)) {
      return false;
    }
    Place place = placeOf(location);
    if (place == null) {
      return true;
    }
    int thread = operation.thread();
    boolean afterMoving = ThreadSet.includes(ThreadSet.with(cone.threads, thread), moving);
    for (Use use : place.uses) {
      if ((use.writes || operation.writes())
          && !(ThreadSet.contains(moving, use.thread)
              ? afterMoving
              : comesBefore(use.thread, operation, cone) || isTakenApart(use, thread))) {
        return false;
      }
    }
    return true;
  }

  private boolean comesBefore(int thread, Transition operation, Cone cone) {
    return thread == operation.thread() || cone.hasThread(thread);
  }

  private boolean isTakenApart(Use use, int thread) {
    boolean apart = isApart(use, thread);
    use.isTakenApart |= apart;
    return apart;
  }

  /**
   * Whether a thread comes to a location only when another one has ended, or before it starts that
   * one itself; if threads exchange their names, that has to be so for all of them.
   */
  private boolean isApart(Use use, int thread) {
    if (!ThreadSet.contains(moving, thread)) {
      return ThreadSet.contains(use.ended, thread)
          || (!ThreadSet.contains(use.met, thread) && isStartedBy(thread, use.thread));
    }
    if (ThreadSet.includes(use.ended, moving)) {
      return true;
    }
    for (int t = ThreadSet.next(moving, 0); t >= 0; t = ThreadSet.next(moving, t + 1)) {
      if (ThreadSet.contains(use.met, t) || !isStartedBy(t, use.thread)) {
        return false;
      }
    }
    return true;
  }

  private boolean isStartedBy(int thread, int starter) {
    return thread < starters.length && starters[thread] == starter;
  }

  /** Whether an operation meets others at its location only. */
  private static boolean isKnownByLocation(Transition operation) {
    Kind kind = operation.kind();
    return operation.location() >= 0
        && operation.alsoReads() < 0
        && !kind.namesThread()
        && !kind.namesQueue()
        && kind != Kind.REACQUIRE;
  }
}
