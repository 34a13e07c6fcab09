package dev.jacquard.runtime.race;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.name.Use;
import dev.jacquard.runtime.race.PlainAccesses.Accesses;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.setting.SharedInside;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;

/**
 * Looks for data races: plain accesses, which are no steps, against each other and against atomic
 * ones. What only one thread has used is not remembered access by access.
 */
public final class AccessWatch {
  private static final int NEVER = -1;

  private final Steps steps;
  private final ThreadTable threads;
  private final Uncontrolled limits;
  private final Settings settings;
  private final Director director;
  private final Objects objects;
  private final Locations locations;
  private final Clocks clocks;
  private final Places places;
  private final HandedArrays handed;
  private final PlainAccesses accesses;
  private final AccessStacks stacks = new AccessStacks();

  private boolean racedInside;

  /** When each thread last used memory outside of the heap. */
  private int[] offHeapUse = new int[16];

  private int offHeapRun;

  public AccessWatch(
      Settings settings,
      ThreadTable threads,
      Director director,
      Steps steps,
      Names names,
      Clocks clocks,
      Uncontrolled limits) {
    this.settings = settings;
    this.threads = threads;
    this.director = director;
    this.steps = steps;
    this.clocks = clocks;
    this.limits = limits;
    objects = names.objects();
    locations = names.locations();
    places = names.places();
    handed = new HandedArrays(limits);
    accesses = new PlainAccesses(clocks, this::race);
  }

  public void begin() {
    racedInside = false;
    handed.begin();
    accesses.begin(objects.run());
    stacks.begin();
  }

  /** Where plain accesses are steps: the JDK works on an array, and tells nothing of it. */
  public void hands(Object array) {
    Tracked tracked = objects.of(array);
    handed.hand(tracked, use(tracked));
  }

  /** Where plain accesses are steps: a thread comes to an element of an array by one. */
  public void meets(Object array) {
    Tracked tracked = objects.of(array);
    handed.meet(tracked, use(tracked));
  }

  /** Where plain accesses are steps: an object of the JDK may keep an array that it was handed. */
  public void keeps(Object array) {
    handed.keep(objects.of(array));
  }

  /** A step is going to change something in an object, which may be an array that is kept. */
  public void changesElement(Object array) {
    if (handed.keepsAny() && !threads.isAlone()) {
      handed.change(objects.of(array));
    }
  }

  /**
   * The JDK begins to change an array whose elements are told by steps, or has changed it.
   *
   * @return how many steps the run has taken
   */
  public int fills(boolean begins) {
    handed.fills(begins);
    return director.steps();
  }

  /** Whether no other thread has come near an array yet. */
  public boolean isLocal(Object array) {
    return use(objects.of(array)) == Use.LOCAL;
  }

  /** How many steps the run has taken. */
  public int steps() {
    return director.steps();
  }

  /** A run has come to its end. */
  public void end() {
    handed.end();
  }

  /** The elements of an array have changed between the steps that told of them and their use. */
  public void isTorn() {
    handed.isTorn();
  }

  private Use use(Tracked tracked) {
    int me = threads.current().number();
    return tracked.access(me, clocks.now(me), objects.run());
  }

  /** What is remembered of the accesses to some locations, for reports. */
  public AccessStacks stacks() {
    return stacks;
  }

  /**
   * Whether what happens to an object inside the JDK is of interest: rewritten code made it. An
   * object that the JDK made for itself in this run, and that two threads use, is named in the
   * verdict.
   */
  public boolean isOurs(Object object) {
    if (!objects.isOurs(object)) {
      limits.usesForeign(object);
      return false;
    }
    Tracked known = objects.find(object);
    if (known != null && known.isReserved(objects.run())) {
      steps.restart(Feature.POOLS);
    }
    return true;
  }

  /** Whether plain accesses are steps. */
  public boolean explores() {
    return settings.races() == RacePolicy.EXPLORE;
  }

  /**
   * Whether an access to an object is a step where plain accesses are. The {@link Insides} of the
   * JDK are used by one thread as a rule: there it is one as soon as a second thread comes to any
   * object of the class.
   */
  public boolean isStep(Object object) {
    Tracked tracked = objects.of(object);
    if (tracked.isGuarded(objects.run())) {
      steps.hide(tracked.type().getSimpleName()); // how threads share it is the JDK's business
      return false;
    }
    if (!Insides.has(tracked) || settings.observed().haveInside(tracked.type().getName())) {
      return true;
    }
    if (use(tracked) != Use.LOCAL) {
      steps.restart(new SharedInside(tracked.type().getName()));
    }
    return false;
  }

  /**
   * Whether an access to a final field that a constructor assigns late is a step where plain ones
   * are: some thread got the object before it was constructed. As long as all who look know what
   * the constructor did, they find the field as it will stay.
   */
  public boolean isEarly(Object object, boolean write) {
    if (settings.observed().has(Feature.PUBLICATIONS)) {
      return true;
    }
    int me = threads.current().number();
    if (!(write
        ? objects.of(object).assign(me, clocks.now(me), objects.run())
        : knows(me, objects.of(object)))) {
      beginExactly();
    }
    return false;
  }

  private boolean knows(int me, Tracked tracked) {
    tracked.look(me, objects.run());
    return !tracked.isAssigned(objects.run())
        || clocks.knows(me, tracked.assigner(), tracked.assignedAt());
  }

  /**
   * Whether an access to an object is not to be noted at all: the current thread initialises a
   * class, and the object belongs to the initialiser. If it does not, others can see what the
   * initialiser does, and the exploration begins again.
   */
  public boolean isLeftOut(Object object) {
    return places.isInQuietInitialiser() && isLeftOut(objects.of(object));
  }

  private boolean isLeftOut(Tracked object) {
    if (!places.isInQuietInitialiser()) {
      return false;
    }
    if (!places.isOfInitialiser(object) && !steps.isUnwinding()) {
      steps.isSeen(threads.current().initialiser());
    }
    return true;
  }

  /**
   * Whether a plain access to an object, which is no step, needs no more attention: the search does
   * not look for races, or no other thread has come near the object yet.
   */
  public boolean isHarmless(Object object) {
    if (isLeftOut(object) || settings.races() == RacePolicy.IGNORE) {
      return true;
    }
    Tracked tracked = objects.of(object);
    if (tracked.isGuarded(objects.run())) {
      return true;
    }
    Use use = use(tracked);
    if (settings.observed().has(Feature.PUBLICATIONS)) {
      return false;
    }
    checkOrder(use, tracked);
    return use == Use.LOCAL && !tracked.isAtomic(objects.run());
  }

  /**
   * Whether an access to an object may be of interest in a report. What the JDK makes for itself
   * and one thread alone uses is not, unless the report is about a race at the location.
   */
  public boolean isTold(Object object, int location) {
    Tracked tracked = objects.of(object);
    return !tracked.isConstructed()
        || stacks.watches(location)
        || !tracked.isLocalTo(threads.current().number(), objects.run());
  }

  /** Whether all that is to be noted of an access is noted by its first one between two steps. */
  public boolean needsOnce() {
    return !explores() && !stacks.isWatching();
  }

  /** The JDK keeps an object for itself that it may have made: how threads share it is its part. */
  public void keep(Object object) {
    if (objects.isOurs(object) && objects.of(object).isConstructed()) {
      objects.of(object).guard(objects.run());
    }
  }

  /** A plain write to an object follows. */
  public void changes(Object object) {
    limits.changes(objects.of(object));
  }

  /** What the first thread did may race with the second, but was not remembered one by one. */
  private void checkOrder(Use use, Tracked tracked) {
    if (use == Use.SECOND
        && !clocks.knows(threads.current().number(), tracked.firstUser(), tracked.lastUse())) {
      beginExactly();
    }
  }

  private void beginExactly() {
    steps.restart(Feature.PUBLICATIONS);
  }

  /** A plain access, when it is not a step. */
  @DontInline
  public void plain(int location, boolean write, int site) {
    int me = threads.current().number();
    stacks.note(location, me, director.steps(), site);
    if (write) {
      accesses.plainWrite(me, location, site, director.steps(), clocks.now(me));
    } else {
      accesses.plainRead(me, location, site, director.steps(), clocks.now(me));
    }
  }

  /**
   * A plain access to the content of an object, when it is not a step. Of several between two steps
   * the first one is told, whether or not the others {@linkplain #needsOnce come here}: a replay
   * has to tell the same one as the search.
   */
  @DontInline
  public void content(int location, boolean write, int site) {
    int me = threads.current().number();
    if (!accesses.isNoted(me, location, write, clocks.now(me))) {
      plain(location, write, site);
    }
  }

  /**
   * An access that has just been recorded, to a field that is volatile. Only a VarHandle accesses
   * it plainly; then the exploration begins again with exact book-keeping.
   */
  public void volatileStep(int location, boolean read, boolean write, int site) {
    if (isLeftOut(locations.owner(location))) {
      return;
    }
    if (settings.observed().has(Feature.PUBLICATIONS)) {
      atomicStep(location, read, write, site);
    } else if (locations.isMixedByVolatile(location)) {
      beginExactly();
    }
  }

  /** A plain access through a VarHandle follows. */
  public void plainByHandle(int location) {
    if (!settings.observed().has(Feature.PUBLICATIONS) && locations.isMixedByPlain(location)) {
      beginExactly();
    }
  }

  /** An atomic access that has just been recorded, to a location that may be accessed plainly. */
  public void atomicStep(int location, boolean read, boolean write, int site) {
    if (settings.races() != RacePolicy.REPORT || isLeftOut(locations.owner(location))) {
      return; // races are ignored, or all accesses are in the trace
    }
    if (!settings.observed().has(Feature.PUBLICATIONS)) {
      Tracked owner = locations.owner(location);
      checkOrder(owner.accessAtomically(threads.current().number(), objects.run()), owner);
    }
    int me = threads.current().number();
    int step = director.steps() - 1;
    int time = clocks.now(me) - 1;
    stacks.note(location, me, step, site);
    if (read) {
      accesses.atomicRead(me, location, site, step, time);
    }
    if (write) {
      accesses.atomicWrite(me, location, site, step, time);
    }
  }

  /**
   * Whether this run has a race for an object that the JDK made. It may be one that the JDK keeps
   * for later in a table of its own; then the next run finds it there, and has no race.
   */
  public boolean hasRaceInside() {
    return racedInside;
  }

  private void race(int location, Accesses earlier, int index, int thread, int site, int sort) {
    racedInside |= locations.owner(location).isConstructed();
    director.race(
        new DataRace(
            location,
            access(earlier.thread[index], earlier.step[index], earlier.sort, earlier.site[index]),
            access(thread, director.steps(), sort, site)));
  }

  /** The current thread uses memory outside of the heap, all of which counts as one place. */
  public void offHeap(String what) {
    int me = threads.current().number();
    if (offHeapRun != objects.run()) {
      offHeapRun = objects.run();
      Arrays.fill(offHeapUse, NEVER);
    }
    if (me >= offHeapUse.length) {
      int before = offHeapUse.length;
      offHeapUse = Arrays.copyOf(offHeapUse, 2 * me);
      Arrays.fill(offHeapUse, before, offHeapUse.length, NEVER);
    }
    for (int other = 0; other < offHeapUse.length; other++) {
      int time = offHeapUse[other];
      if (other != me && time != NEVER && !clocks.knows(me, other, time)) {
        limits.outside().talks(what);
      }
    }
    offHeapUse[me] = clocks.now(me);
  }

  private static Access access(int thread, int step, int sort, int site) {
    boolean write = sort == PlainAccesses.PLAIN_WRITE || sort == PlainAccesses.ATOMIC_WRITE;
    boolean plain = sort == PlainAccesses.PLAIN_READ || sort == PlainAccesses.PLAIN_WRITE;
    return new Access(thread, step, write, plain, site, -1);
  }
}
