package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.runtime.limit.Uncontrolled;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.name.Transparency;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.setting.SymmetryKnowledge;
import dev.jacquard.runtime.step.StepListener;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Threads that look alike: what each of them sees and does, so that those with the same history are
 * taken for interchangeable. Argument: docs/algorithms.md, section 4.
 *
 * <p>They are {@linkplain BirthClasses born alike}. Seeing something that the others do not see
 * ends the sharing of histories in this run. Naming one of them is more, and a matter of the
 * {@linkplain SymmetryGuard guard}.
 */
public final class ThreadSymmetry implements StepListener {
  private static final long OWN = -2;
  private static final long FRESH = -3;
  private static final long WRITTEN = -4;
  private static final long VERSION = -5;
  private static final long CLOCK = -6;

  private final Steps steps;
  private final ThreadTable threads;
  private final Uncontrolled limits;
  private final Settings settings;
  private final SymmetryKnowledge likeness;
  private final Director director;
  private final Sharing sharing;
  private final Objects objects;
  private final Locations locations;
  private final SymmetryClass family = new SymmetryClass();
  private final BirthClasses birthClasses;
  private final SymmetryGuard guard;
  private final Visits visits;
  private final BlindReads blindReads = new BlindReads();
  private final Map<PlainPlace, Boolean> plainSteps = new HashMap<>();
  private boolean listening;

  public ThreadSymmetry(
      Settings settings,
      ThreadTable threads,
      Director director,
      Steps steps,
      Names names,
      Uncontrolled limits) {
    this.settings = settings;
    this.threads = threads;
    this.director = director;
    this.steps = steps;
    this.limits = limits;
    objects = names.objects();
    locations = names.locations();
    likeness = settings.likeness();
    sharing = director.sharing();
    birthClasses = new BirthClasses(settings, director, steps, names, family);
    guard = new SymmetryGuard(threads, steps, names, family, birthClasses);
    visits = new Visits(threads, names, family, guard);
  }

  public void begin() {
    birthClasses.begin();
    visits.begin();
    blindReads.forget();
    listening = false;
    listenIfAbout();
  }

  private void listenIfAbout() {
    if (!listening && birthClasses.areAbout()) {
      listening = true;
      steps.listen(this);
    }
  }

  /** A thread has been started. */
  public void born(LogicalThread parent, LogicalThread child) {
    birthClasses.born(parent, child);
    listenIfAbout();
  }

  /** Whether this run has threads that may be interchangeable. */
  public boolean areAbout() {
    return birthClasses.areAbout();
  }

  /** Whether the run at work has such threads; asked by hooks before all else. */
  public static boolean areAboutNow() {
    return BirthClasses.areAboutNow();
  }

  /** Who is born alike. */
  public BirthClasses birthClasses() {
    return birthClasses;
  }

  /** Who tells them apart. */
  public SymmetryGuard guard() {
    return guard;
  }

  /** What was found out, as far as the runs have come. */
  public SymmetryFindings findings() {
    return birthClasses.findings();
  }

  // ---- what a thread sees and does between its steps -------------------------------------------

  /** The current thread reads or writes memory, which is no step. */
  public void access(Object base, int location, boolean write, long value, int site) {
    Tracked owner = locations.owner(location);
    int me = threads.current().number();
    if (likeness.inTraces() && !write && visits.isWrittenByOther(location, me)) {
      steps.restart(new SeenPlace(place(owner, location).name()));
    }
    boolean blind = Sites.isBlind(site);
    if (blind && write) {
      blindReads.write(location, sharing, me);
    }
    if (owner.isOwn(objects.run())) {
      if (owner.ownedBy() != me) {
        visits.touch(
            owner,
            location,
            !write && visits.isPast(owner),
            visits.found(base, location, value),
            site);
      }
      return;
    }
    visit(me, location, write, site);
    if (!sharing.isTracked(me)) {
      return;
    }
    boolean mine = owner.maker() == me;
    if (mine && owner.isLocalTo(me, objects.run())) {
      return; // it knows what it wrote there
    }
    if (likeness.flavour() == Symmetry.Flavour.READS_FROM) {
      if (write && !mine) {
        sharing.part(me);
      }
      return; // who learned from the same writes reads the same
    }
    long key = locations.key(location);
    if (mine) {
      sharing.observe(me, FRESH, owner.order());
      sharing.observe(me, key, write ? 1 : 0);
      sharing.observe(me, WRITTEN, value);
    } else if (blind && !write) {
      blindReads.add(location, value);
    } else {
      sharing.observe(me, 2L * location + (write ? 1 : 0), blind ? 0 : value);
    }
  }

  /**
   * A thread that is busy with a company does something else, if it is more than to look around.
   */
  private void visit(int me, int location, boolean write, int site) {
    if (write || visits.isWrittenByOther(location, me)) {
      visits.endBy(me, site);
    }
    if (write && birthClasses.hasStarts()) {
      visits.write(location, me);
    }
  }

  /** Whether plain accesses to a location are steps because threads see each other there. */
  public boolean isStep(int location) {
    return likeness.inTraces()
        && !likeness.plainSteps().isEmpty()
        && plainSteps.computeIfAbsent(
            place(locations.owner(location), location),
            place -> likeness.plainSteps().contains(place.name()));
  }

  private PlainPlace place(Tracked owner, int location) {
    long key = locations.key(location);
    if (owner.type() == Class.class && objects.externalObject(owner) instanceof Class<?> type) {
      return new PlainPlace(type, key, true);
    }
    return new PlainPlace(owner.type(), owner.type().isArray() ? 0 : key, false);
  }

  /** The current thread looks into a collection or changes it. */
  public void content(int location, boolean write, int site) {
    Tracked owner = locations.owner(location);
    int me = threads.current().number();
    if (owner.isConstructed() && owner.isLocalTo(me, objects.run())) {
      return; // something that the JDK needs for a moment
    }
    seesMoreThanSteps("the content of a collection");
    if (owner.isOwn(objects.run()) && owner.ownedBy() != me) {
      visits.touch(owner, location, false, 0, site);
    }
    if (write) {
      sharing.countVersion(location);
    }
    boolean mine =
        (owner.isOwn(objects.run()) || owner.maker() == me) && owner.isLocalTo(me, objects.run());
    if (mine) {
      return;
    }
    visit(me, location, write, site);
    if (write) {
      sharing.part(me); // what it changed is not known
    } else {
      sharing.observe(me, location, sharing.version(location));
    }
  }

  /** The current thread looks at its clock. */
  public void looksAtClock(long time) {
    if (birthClasses.areAbout()) {
      seesMoreThanSteps("the time");
      sharing.observe(threads.current().number(), CLOCK, time);
    }
  }

  /** The current thread calls code that may see anything. */
  public void looksAnywhere(int site) {
    seesMoreThanSteps("the result of a method of the JDK at " + SymmetryGuard.place(site));
    int me = threads.current().number();
    visits.endBy(me, site);
    if (sharing.isTracked(me)) {
      sharing.part(me);
    }
  }

  private void seesMoreThanSteps(String what) {
    if (likeness.inTraces()) {
      limits.uncontrolled(what + ", by which threads may differ that were exchanged");
    }
  }

  // ---- steps -----------------------------------------------------------------------------------

  @Override
  public void arrived(LogicalThread thread, Kind kind, int location, long argument, int site) {
    blindReads.forget();
    if (location == Operation.NO_LOCATION) {
      return;
    }
    int me = thread.number();
    Tracked owner = locations.owner(location);
    if (remembersWho(kind, location, argument)) {
      director.pending().distinguish(me);
    }
    if (owner.number() != 0 && !Transparency.of(owner)) {
      seesMoreThanSteps("the content of a " + owner.type().getName());
    }
    if (owner.number() == 0) {
      lifeOf(owner.ordinal(), me, kind, site);
    } else if (owner.isOwn(objects.run())) {
      if (owner.ownedBy() == me) {
        own(me, OWN, owner.ownIndex(), location);
      }
    } else if (sharing.isTracked(me)) {
      if (owner.maker() == me) {
        own(me, FRESH, owner.order(), location);
      } else if (!Transparency.of(owner) && !isRead(kind)) {
        director.pending().distinguish(me);
      } else if (dropsResult(kind, site)) {
        sharing.dropsResult(me);
      }
    }
  }

  private static boolean isRead(Kind kind) {
    return kind == Kind.READ || kind == Kind.VOLATILE_READ || kind == Kind.OPAQUE_READ;
  }

  /** Whether the order in which threads take such a step is kept: a queue, a model's state. */
  private static boolean remembersWho(Kind kind, int location, long argument) {
    return kind == Kind.UPDATE
        || kind == Kind.TRY_UPDATE
        || (kind == Kind.WAIT && argument != location);
  }

  private void own(int me, long what, int which, int location) {
    if (sharing.isTracked(me)) {
      sharing.observe(me, what, which);
      sharing.observe(me, WRITTEN, locations.key(location));
      director.pending().own(me);
    }
  }

  /** A thread comes before an operation on the life, permit or interrupt status of one. */
  private void lifeOf(int other, int me, Kind kind, int site) {
    if (other != me && kind != Kind.START && kind != Kind.JOIN && family.hasAlike(other)) {
      guard.tellApart(List.of(other), words(kind), site);
    }
  }

  private static String words(Kind kind) {
    return switch (kind) {
      case INTERRUPT -> "was interrupted";
      case UNPARK -> "was unparked";
      case TRY_JOIN -> "was asked whether it is still alive";
      default -> "was asked for its interrupt status";
    };
  }

  @Override
  public void ending(LogicalThread thread) {
    visits.leave(thread.number(), Sites.UNKNOWN);
  }

  @Override
  public void recorded(
      LogicalThread thread, Kind kind, int location, long after, long result, int site) {
    int me = thread.number();
    if (kind == Kind.JOIN) {
      visits.joined(location, result, site);
      return;
    }
    if (location != Operation.NO_LOCATION && locations.owner(location).isOwn(objects.run())) {
      Tracked owner = locations.owner(location);
      if (owner.ownedBy() != me) {
        visits.touch(owner, location, visits.isLook(kind, owner), result, site);
        return;
      }
    }
    if (location != Operation.NO_LOCATION && locations.isMemory(location)) {
      visit(me, location, director.hasWritten(), site);
    } else {
      visits.endBy(me, site);
    }
    if (director.learnedSilently() && settings.races() == RacePolicy.REPORT) {
      guard.stop(kind, site);
    }
    if (location == Operation.NO_LOCATION || !sharing.isTracked(me)) {
      return;
    }
    Tracked owner = locations.owner(location);
    if (owner.isOwn(objects.run()) || owner.maker() == me) {
      return;
    }
    if (dropsResult(kind, site)) {
      return; // what it wrote depends on what it found, and nothing of that is left
    }
    if (director.hasWritten() && locations.isMemory(location)) {
      sharing.observe(me, WRITTEN, after);
    } else if (!Transparency.of(owner)) {
      sharing.observe(me, VERSION, sharing.version(location));
    }
  }

  private static boolean dropsResult(Kind kind, int site) {
    return kind == Kind.READ_MODIFY_WRITE && Sites.isBlind(site);
  }

  /** The current thread gets what another one has left in something that may belong to it. */
  public void receive(Object from, Object result, int site) {
    Tracked thing = birthClasses.areAbout() ? objects.find(from) : null;
    int me = threads.current().number();
    if (thing != null && thing.isOwn(objects.run()) && thing.ownedBy() != me) {
      visits.receive(thing, result, site);
    } else if (thing != null) {
      looksAnywhere(site);
    }
  }
}
