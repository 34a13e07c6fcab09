package dev.jacquard.runtime.control;

import dev.jacquard.kernel.Director;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Operation;
import dev.jacquard.kernel.Sharing;
import dev.jacquard.kernel.Symmetry;
import dev.jacquard.kernel.SymmetryFindings;
import dev.jacquard.kernel.SymmetryFindings.ToldApart;
import dev.jacquard.runtime.control.Likeness.Code;
import dev.jacquard.runtime.control.Likeness.PlainPlace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Threads that look alike: what each of them sees and does, so that those with the same history are
 * taken for interchangeable; and the guard, which tells threads apart when anything in the program
 * names one of them. Argument: docs/algorithms.md, section 4.
 *
 * <p>Seeing something that the others do not see ends the sharing of histories in this run. Naming
 * one of them is more: it means that exchanging them was never allowed. The exploration then begins
 * again, and they are different from birth.
 */
public final class Lookalikes {
  private static final long OWN = -2;
  private static final long FRESH = -3;
  private static final long WRITTEN = -4;
  private static final long VERSION = -5;
  private static final long CLOCK = -6;
  private static final long RESULT = -100;

  private final Execution execution;
  private final Settings settings;
  private final Likeness likeness;
  private final Director director;
  private final Sharing sharing;
  private final Objects objects;
  private final Locations locations;
  private final Clocks clocks;
  private final Births births;
  private final Family family = new Family();
  private final Company company;
  private final Writers writers = new Writers();
  private final BitSet explained = new BitSet();
  private final List<ToldApart> differences = new ArrayList<>();
  private static boolean aboutNow;
  private boolean settled;
  private boolean hasStarts;
  private boolean used;
  private int mostThreads;
  private List<List<String>> classes = List.of();

  Lookalikes(
      Execution execution,
      Settings settings,
      Director director,
      Objects objects,
      Locations locations,
      Clocks clocks) {
    this.execution = execution;
    this.settings = settings;
    this.director = director;
    this.objects = objects;
    this.locations = locations;
    this.clocks = clocks;
    likeness = settings.likeness();
    sharing = director.sharing();
    births = new Births(objects, sharing);
    company = new Company(family, this::tellApart);
  }

  void begin() {
    remember();
    hasStarts = false;
    used = likeness.inTraces();
    aboutNow = used;
    family.begin();
    company.begin();
    writers.begin(objects.run());
  }

  /** Whether this run has threads that may be interchangeable. */
  public boolean areAbout() {
    return used;
  }

  /** The same for the run that is at work, if any; asked by hooks before all else. */
  public static boolean areAboutNow() {
    return aboutNow;
  }

  /** Who looks like whom. */
  Family family() {
    return family;
  }

  // ---- birth -----------------------------------------------------------------------------------

  /** A thread has been started. */
  void born(LogicalThread parent, LogicalThread child) {
    hasStarts = true;
    if (!likeness.isUsed()) {
      return;
    }
    Code code = Births.code(child);
    if (code == null || likeness.different().contains(code)) {
      return;
    }
    if (!likeness.codes().contains(code)) {
      compare(parent, child, code);
      return;
    }
    used = true;
    aboutNow = true;
    director.admit(child.number());
    int label = likeness.labels().getOrDefault(child.number(), 0);
    births.describe(child, parent.number(), label, likeness.own().get(code));
    family.add(child, parent.number(), code, sharing);
    if (!family.hasAlike(child.number())) {
      explain(parent, child, code);
    }
  }

  /** Notes why a thread is not like its siblings with the same code, once for each. */
  private void explain(LogicalThread parent, LogicalThread child, Code code) {
    LogicalThread eldest = family.withCode(parent.number(), code).get(0);
    if (eldest != child
        && !likeness.labels().containsKey(child.number())
        && !explained.get(child.number())) {
      explained.set(child.number());
      Alignment alignment = new Alignment();
      alignment.of(eldest, child);
      if (alignment.anyDifference() != null) {
        differences.add(
            new ToldApart(
                List.of(eldest.thread().getName(), child.thread().getName()),
                "were born with a difference: " + alignment.anyDifference(),
                place(child.here())));
      }
    }
  }

  /** A run is over. Nobody who is different from birth is watched any longer. */
  void end() {
    if (!used || settled) {
      return;
    }
    settled = true;
    Set<Code> different = family.codesOfDifferent();
    different.retainAll(likeness.codes());
    if (!different.isEmpty()) {
      throw new Restart(settings.with(likeness.without(different, differences)));
    }
  }

  /** What was found out, as far as the runs have come. */
  public SymmetryFindings findings() {
    remember();
    List<ToldApart> apart = new ArrayList<>(likeness.toldApart());
    apart.addAll(differences);
    return new SymmetryFindings(classes, apart);
  }

  /** Keeps the names of threads that were alike in the run with the most of them. */
  private void remember() {
    if (used && family.size() > mostThreads) {
      mostThreads = family.size();
      classes =
          family.classes().stream()
              .map(alike -> alike.stream().map(execution.numbers()::name).toList())
              .toList();
    }
  }

  /** Looks for threads with the same code, to learn what such threads have for themselves. */
  private void compare(LogicalThread parent, LogicalThread child, Code code) {
    OwnThings own = null;
    for (LogicalThread sibling : family.withCode(parent.number(), code)) {
      Alignment alignment = new Alignment();
      OwnThings found = alignment.of(sibling, child);
      if (alignment.difference() == null) {
        own = own == null ? new OwnThings() : own;
        own.addAll(found);
      }
    }
    family.add(child, parent.number(), code, sharing);
    explain(parent, child, code);
    if (own != null) {
      execution.abort(new Restart(settings.with(likeness.with(code, own))));
    }
  }

  // ---- what a thread sees and does between its steps -------------------------------------------

  /** The current thread reads or writes memory, which is no step. */
  public void access(Object base, int location, boolean write, long value, int site) {
    Tracked owner = locations.owner(location);
    int me = execution.current().number();
    if (likeness.inTraces() && !write && writers.isByOther(location, me)) {
      execution.abort(new Restart(settings.with(likeness.with(place(owner, location)))));
    }
    if (owner.isOwn(objects.run())) {
      if (owner.ownedBy() != me) {
        touch(owner, location, !write && isPast(owner), found(base, location, value), site);
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
    } else {
      sharing.observe(me, 2L * location + (write ? 1 : 0), value);
    }
  }

  /**
   * A thread that is busy with a company does something else, if it is more than to look around.
   */
  private void visit(int me, int location, boolean write, int site) {
    if (company.isBusy(me) && (write || writers.isByOther(location, me))) {
      company.end(site);
    }
    if (write && hasStarts) {
      writers.write(location, me);
    }
  }

  /** Whether plain accesses to a location are steps because threads see each other there. */
  public boolean isStep(int location) {
    return likeness.inTraces()
        && likeness.plainSteps().contains(place(locations.owner(location), location));
  }

  private PlainPlace place(Tracked owner, int location) {
    return new PlainPlace(owner.type(), owner.type().isArray() ? 0 : locations.key(location));
  }

  /** What a thread finds in a thing of another one: the things in it correspond. */
  private long found(Object base, int location, long value) {
    Object referred = Shape.referenceAt(base, locations.key(location));
    Tracked known = referred == null ? null : objects.find(referred);
    return known != null && known.isOwn(objects.run()) ? -1L - known.ownIndex() : value;
  }

  /** Whether the owner of a thing has ended, and the current thread knows all that it did. */
  private boolean isPast(Tracked thing) {
    int owner = thing.ownedBy();
    return execution.threads()[owner].hasEnded()
        && clocks.knows(execution.current().number(), owner, clocks.now(owner) - 1);
  }

  /** The current thread looks into a collection or changes it. */
  public void content(int location, boolean write, int site) {
    seesMoreThanSteps("the content of a collection");
    Tracked owner = locations.owner(location);
    int me = execution.current().number();
    if (owner.isOwn(objects.run()) && owner.ownedBy() != me) {
      touch(owner, location, false, 0, site);
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
      sharing.part(me); // by what, nobody knows
    } else {
      sharing.observe(me, location, sharing.version(location));
    }
  }

  /** The current thread looks at its clock. */
  public void looksAtClock(long time) {
    if (used) {
      seesMoreThanSteps("the time");
      sharing.observe(execution.current().number(), CLOCK, time);
    }
  }

  /** The current thread calls code that may see anything. */
  public void looksAnywhere(int site) {
    seesMoreThanSteps("the result of a method of the JDK at " + place(site));
    int me = execution.current().number();
    if (company.isBusy(me)) {
      company.end(site);
    }
    if (sharing.isTracked(me)) {
      sharing.part(me);
    }
  }

  private void seesMoreThanSteps(String what) {
    if (likeness.inTraces()) {
      execution.limits().uncontrolled(what + ", by which threads may differ that were exchanged");
    }
  }

  // ---- steps -----------------------------------------------------------------------------------

  /** The current thread comes before an operation. */
  void arrives(LogicalThread thread, Kind kind, int location, long argument, int site) {
    if (location == Operation.NO_LOCATION) {
      return;
    }
    int me = thread.number();
    Tracked owner = locations.owner(location);
    if (remembersWho(kind, location, argument)) {
      director.distinguish(me);
    }
    if (owner.number() != 0 && !isTransparent(owner)) {
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
      } else if (!isTransparent(owner) && kind != Kind.VOLATILE_READ && kind != Kind.READ) {
        director.distinguish(me);
      }
    }
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
      director.own(me);
    }
  }

  /** A thread comes before an operation on the life, permit or interrupt status of one. */
  private void lifeOf(int other, int me, Kind kind, int site) {
    if (other != me && kind != Kind.START && kind != Kind.JOIN && family.hasAlike(other)) {
      tellApart(List.of(other), words(kind), site);
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

  /** The current thread ends. */
  void ends(LogicalThread thread) {
    if (used) {
      company.leave(thread.number(), Sites.UNKNOWN);
    }
  }

  /** The current thread has taken its step. */
  void recorded(LogicalThread thread, Kind kind, int location, long after, long result, int site) {
    int me = thread.number();
    if (kind == Kind.JOIN) {
      joined(me, location, result, site);
      return;
    }
    if (location != Operation.NO_LOCATION && locations.owner(location).isOwn(objects.run())) {
      Tracked owner = locations.owner(location);
      if (owner.ownedBy() != me) {
        boolean looks = kind == Kind.VOLATILE_READ || kind == Kind.LOCK || kind == Kind.UNLOCK;
        touch(owner, location, !looks, result, site);
        return;
      }
    }
    if (location != Operation.NO_LOCATION && locations.isMemory(location)) {
      visit(me, location, director.hasWritten(), site);
    } else if (company.isBusy(me)) {
      company.end(site);
    }
    if (director.learnedSilently() && settings.races() == Settings.Races.REPORT) {
      stop(kind, site);
    }
    if (location == Operation.NO_LOCATION || !sharing.isTracked(me)) {
      return;
    }
    Tracked owner = locations.owner(location);
    if (owner.isOwn(objects.run()) || owner.maker() == me) {
      return;
    }
    if (director.hasWritten() && locations.isMemory(location)) {
      sharing.observe(me, WRITTEN, after);
    } else if (!isTransparent(owner)) {
      sharing.observe(me, VERSION, sharing.version(location));
    }
  }

  /**
   * Whether the result of a step tells all that its thread can learn by it. The JDK keeps things in
   * its objects that no hook sees.
   */
  private static boolean isTransparent(Tracked owner) {
    Class<?> type = owner.type();
    return !owner.isMadeByJdk()
        && (type.getClassLoader() != null
            || type.isArray()
            || type == Object.class
            || type == Class.class
            || Transparency.has(type));
  }

  private void joined(int me, int location, long result, int site) {
    int other = locations.owner(location).ordinal();
    if (!family.hasAlike(other)) {
      return;
    }
    if (result != 0 || family.hasAlike(me)) {
      tellApart(List.of(other), "was joined by a thread that may go on without it", site);
    }
    company.join(me, other);
  }

  /**
   * Whether a step on a thing of another thread does not depend on when it is taken: it waits for
   * something that happens once, or that thread is over and done with.
   */
  private boolean isLook(Kind kind, Tracked thing) {
    return switch (kind) {
      case VOLATILE_AWAIT -> true;
      case VOLATILE_READ, LOCK, UNLOCK -> isPast(thing);
      default -> false;
    };
  }

  /** A thread uses something that belongs to another one. */
  private void touch(Tracked thing, int location, boolean looks, long value, int site) {
    int owner = thing.ownedBy();
    int me = execution.current().number();
    if (!family.hasAlike(owner)) {
      return;
    }
    String what = new JvmLegend(execution).location(location);
    if (!looks || family.hasAlike(me)) {
      tellApart(List.of(owner), what + ", which belongs to it, was used by another thread", site);
    }
    company.look(me, owner, thing.ownIndex(), locations.key(location), value, what, site);
  }

  /** The current thread gets what another one has left in something that may belong to it. */
  public void receive(Object from, Object result, int site) {
    Tracked thing = used ? objects.find(from) : null;
    int me = execution.current().number();
    if (thing != null && thing.isOwn(objects.run()) && thing.ownedBy() != me) {
      company.look(
          me, thing.ownedBy(), thing.ownIndex(), RESULT, objects.value(result), "a result", site);
    } else if (thing != null) {
      looksAnywhere(site);
    }
  }

  // ---- the guard -------------------------------------------------------------------------------

  /**
   * The current thread learns something that depends on which thread it is: its number, a random
   * number, the name of a thread.
   */
  public void name(String what, int site) {
    int me = execution.current().number();
    if (used && family.hasAlike(me)) {
      tellApart(List.of(me), what, site);
    }
  }

  /** The current thread finds one among those who wait somewhere. */
  void isSeenWaiting(LogicalThread thread, int site) {
    if (used && family.hasAlike(thread.number())) {
      tellApart(List.of(thread.number()), "was found in a queue of waiters", site);
    }
  }

  /** The current thread gives one a name, a priority or a handler. */
  public void change(Thread thread, int site) {
    LogicalThread changed = execution.threadOf(thread);
    if (changed != null && changed != execution.current() && family.hasAlike(changed.number())) {
      tellApart(List.of(changed.number()), "was given a name, a priority or a handler", site);
    }
  }

  /** The current thread asks for the name of one. */
  public void askName(Thread thread, int site) {
    if (!used) {
      return;
    }
    for (int other : family.alike(execution.current().number())) {
      if (!execution.threads()[other].thread().getName().equals(thread.getName())) {
        name("asked for a name, which is '" + thread.getName() + "'", site);
      }
    }
  }

  /** The current thread hands out an object that may belong to a thread, or lead to such. */
  public void handOut(Object receiver, Object object, int site) {
    int me = execution.current().number();
    if (object == null || !family.hasAlike(me) || isMine(receiver, me)) {
      return;
    }
    Object own = new Reach(objects, me).publish(object);
    if (own != null) {
      tellApart(
          List.of(me), "gave away a reference to its " + own.getClass().getSimpleName(), site);
    }
  }

  private boolean isMine(Object receiver, int me) {
    Tracked known = receiver == null ? null : objects.find(receiver);
    return known != null
        && ((known.isOwn(objects.run()) && known.ownedBy() == me)
            || (known.maker() == me && !known.isPublished(objects.run())));
  }

  /** A thread that looks like another one compares something of its own with something else. */
  public void compare(Object one, Object other, int site) {
    int me = execution.current().number();
    if (family.hasAlike(me) && (belongsToOther(one, me) || belongsToOther(other, me))) {
      tellApart(List.of(me), "compared a reference with something of another thread", site);
    }
  }

  private boolean belongsToOther(Object object, int me) {
    Tracked known = objects.find(object);
    return known != null
        && known.isOwn(objects.run())
        && known.ownedBy() != me
        && family.hasAlike(known.ownedBy());
  }

  /** A thread takes the hash of an object that is not the same for all. */
  public void hash(Tracked object, int site) {
    if (!used) {
      return;
    }
    boolean own = object.isOwn(objects.run());
    int of = own ? object.ownedBy() : object.maker();
    if (of >= 0 && family.hasAlike(of) && (!own || execution.current().number() == of)) {
      tellApart(List.of(of), "an object of it was asked for its hash", site);
    }
  }

  private void tellApart(List<Integer> threads, String operation, int site) {
    List<String> names = new ArrayList<>();
    for (int thread : threads) {
      names.add(execution.numbers().name(thread));
    }
    ToldApart why = new ToldApart(names, operation, place(site));
    execution.abort(new Restart(settings.with(likeness.apart(threads, why))));
  }

  /** Symmetry does not preserve all races behind such a step. */
  private void stop(Kind kind, int site) {
    if (family.isAnyAlike()) {
      ToldApart why =
          new ToldApart(
              List.of(),
              "a " + kind + " learned of another thread without being ordered after it",
              place(site));
      execution.abort(new Restart(settings.with(likeness.without(why))));
    }
  }

  private static String place(int site) {
    return site == Sites.UNKNOWN ? "" : Sites.get(site).toString();
  }
}
