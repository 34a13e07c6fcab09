package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.List;

/**
 * What threads do with other threads and their own things: join them, and look at what they have
 * left. Allowed as long as each thread of a {@linkplain JoinGroup group} is treated like the
 * others.
 */
final class Visits {
  private static final long RESULT = -100;

  private final ThreadTable threads;
  private final Names names;
  private final Objects objects;
  private final Locations locations;
  private final SymmetryClass family;
  private final SymmetryGuard guard;
  private final JoinGroup group;
  private final Writers writers = new Writers();

  Visits(ThreadTable threads, Names names, SymmetryClass family, SymmetryGuard guard) {
    this.threads = threads;
    this.names = names;
    this.family = family;
    this.guard = guard;
    objects = names.objects();
    locations = names.locations();
    group = new JoinGroup(family, guard);
  }

  void begin() {
    group.begin();
    writers.begin(objects.run());
  }

  private int current() {
    return threads.current().number();
  }

  /** Whether a location was last written by another thread than this one. */
  boolean isWrittenByOther(int location, int thread) {
    return writers.isByOther(location, thread);
  }

  /** A thread writes to a location. */
  void write(int location, int thread) {
    writers.write(location, thread);
  }

  /** Whether the owner of a thing has ended, and the current thread knows all that it did. */
  boolean isPast(Tracked thing) {
    return threads.current().isAfter(threads.get(thing.ownedBy()));
  }

  /**
   * Whether a step on a thing of another thread does not depend on when it is taken: it waits for
   * something that happens once, or that thread is over and done with.
   */
  boolean isLook(Kind kind, Tracked thing) {
    boolean looks =
        kind == Kind.VOLATILE_READ
            || kind == Kind.OPAQUE_READ
            || kind == Kind.LOCK
            || kind == Kind.UNLOCK;
    return kind == Kind.VOLATILE_AWAIT || (looks && isPast(thing));
  }

  /** What the current thread finds in a thing of another one: the things in it correspond. */
  long found(Object base, int location, long value) {
    Object referred = Shape.referenceAt(base, locations.key(location));
    Tracked known = referred == null ? null : objects.find(referred);
    return known != null && known.isOwn(objects.run()) ? -1L - known.ownIndex() : value;
  }

  /** The current thread uses something that belongs to another one. */
  void touch(Tracked thing, int location, boolean looks, long value, int site) {
    int owner = thing.ownedBy();
    if (!family.hasAlike(owner)) {
      return;
    }
    String what = names.legend().location(location);
    if (!looks || family.hasAlike(current())) {
      guard.tellApart(
          List.of(owner), what + ", which belongs to it, was used by another thread", site);
    }
    group.look(current(), owner, thing.ownIndex(), locations.key(location), value, what, site);
  }

  /** The current thread gets what another one has left in a thing that belongs to that one. */
  void receive(Tracked thing, Object result, int site) {
    group.look(
        current(),
        thing.ownedBy(),
        thing.ownIndex(),
        RESULT,
        objects.value(result),
        "a result",
        site);
  }

  /** The current thread has joined another one. */
  void joined(int location, long result, int site) {
    int other = locations.owner(location).ordinal();
    if (!family.hasAlike(other)) {
      return;
    }
    if (result != 0 || family.hasAlike(current())) {
      guard.tellApart(List.of(other), "was joined by a thread that may go on without it", site);
    }
    group.join(current(), other);
  }

  /** A thread does something else than joining threads and looking at what they have left. */
  void endBy(int thread, int site) {
    if (group.isBusy(thread)) {
      group.end(site);
    }
  }

  /** A thread ends. */
  void leave(int thread, int site) {
    group.leave(thread, site);
  }
}
