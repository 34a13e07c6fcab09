package dev.jacquard.runtime.limit;

import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.runtime.jvm.FreeThreads;
import dev.jacquard.runtime.jvm.JvmGlobals;
import dev.jacquard.runtime.jvm.LoadedClasses;
import dev.jacquard.runtime.jvm.OnceInitialisers;
import dev.jacquard.runtime.name.ForeignObjects;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.name.ProgramFrames;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** What is not under control, and what outlives a run: the verdict has to name it. */
public final class Uncontrolled {
  private final ThreadTable threads;
  private final Places places;
  private final Objects objects;
  private final Locations locations;
  private final JvmGlobals globals;
  private final Set<String> uncontrolled = new LinkedHashSet<>();
  private final ForeignObjects foreign = new ForeignObjects();
  private final Map<Thread, String> startedForeign = new IdentityHashMap<>();
  private final Outside outside = new Outside();
  private final Assumed assumed = new Assumed();
  private boolean foreignThreads;

  public Uncontrolled(ThreadTable threads, Names names, JvmGlobals globals) {
    this.threads = threads;
    this.globals = globals;
    places = names.places();
    objects = names.objects();
    locations = names.locations();
  }

  /** Whether this run has threads that are not under control, for which others may wait. */
  public boolean hasForeignThreads() {
    return foreignThreads || (outside.hasTalked() && FreeThreads.isForeignAlive());
  }

  /** A run begins; threads that started before may still be at work. */
  public void begin() {
    foreignThreads = false;
    outside.begin();
    startedForeign.forEach(
        (thread, name) -> {
          if (thread.isAlive()) {
            namesForeign(name);
          }
        });
    for (String thread : FreeThreads.alive()) {
      foreignThreads = true;
      uncontrolled("the thread '" + thread + "', started by a class initialiser");
    }
  }

  /** Somebody who is not under control, and whom the verdict names, may wake those who wait. */
  public void hasForeign() {
    foreignThreads = true;
  }

  /** The current thread is about to wait where no other thread can run meanwhile. */
  public BlockedException blocks(String what) {
    String why =
        what
            + ProgramFrames.place(new Throwable().getStackTrace())
            + ": the thread '"
            + threads.current().thread().getName()
            + "' would wait while all others stand still, so the exploration ended there";
    uncontrolled(why);
    return new BlockedException(why);
  }

  /** Something that would go on for ever rests for this run: other threads may wait for it. */
  public void rests(String what) {
    foreignThreads = true;
    uncontrolled(what);
  }

  /** The current thread uses an object that the JDK made for itself. */
  public void usesForeign(Object object) {
    foreign.use(objects.of(object), threads.current().number(), objects.run());
  }

  /** A method of the JDK that is synchronized itself: it is atomic, but its order is not seen. */
  public void usesMonitorOfJdk(Object object) {
    objects.of(object).guard(objects.run());
    if (objects.of(object).touch(threads.current().number(), objects.run())) {
      uncontrolled(
          "the methods of a shared "
              + object.getClass().getName()
              + ", which the JDK synchronizes inside");
    }
  }

  /** A thread starts in a section without control: it runs free. */
  public void startsFree(Thread thread) {
    foreignThreads = true;
    if (places.initialised() == null) {
      FreeThreads.add(thread); // by an initialiser that is not run again
      return;
    }
    uncontrolled(
        "the thread '"
            + thread.getName()
            + "', started by the initialiser of "
            + places.initialised().getName());
  }

  /** The JDK starts a thread of its own, for which the program may then wait. */
  public void startsForeign(Thread thread) {
    startedForeign.put(thread, thread.getName()); // which may change
    FreeThreads.addForeign(thread);
    namesForeign(thread.getName());
  }

  private void namesForeign(String thread) {
    foreignThreads = true;
    uncontrolled("the thread '" + thread + "', which the JDK started for itself");
  }

  /** Something happened that Jacquard does not control; the verdict will say so. */
  public void uncontrolled(String what) {
    uncontrolled.add(what);
  }

  /** What is under control, but only in part. */
  public Assumed assumed() {
    return assumed;
  }

  /** Whether one more run would tell of more that is not controlled. */
  public boolean isUndecided() {
    return foreign.isUndecided();
  }

  /** Grows with what is not controlled. */
  public long knowledge() {
    return uncontrolled.size()
        + foreign.knowledge()
        + outside.knowledge()
        + UnknownThreads.count()
        + assumed.count();
  }

  /** All that was not controlled, in any run. */
  public Set<String> uncontrolled() {
    Set<String> all = new LinkedHashSet<>(uncontrolled);
    all.addAll(foreign.suspicious());
    all.addAll(outside.limits());
    all.addAll(UnknownThreads.seen());
    all.addAll(OnceInitialisers.notes());
    for (String name : LoadedClasses.lost()) {
      all.add("the class " + name + ", which the JVM loaded before it could be rewritten");
    }
    return all;
  }

  /** The current thread changes what lies at a location. */
  public void changes(int location) {
    if (location != Operation.NO_LOCATION && locations.isMemory(location)) {
      changes(locations.owner(location));
    }
  }

  /** The current thread changes an object. */
  public void changes(Tracked tracked) {
    if (tracked.isLasting() && !tracked.isRestorable()) {
      outside.leaves("changing a " + tracked.type().getName() + " that outlives the run");
    }
  }

  /** The current thread changes a setting of the whole JVM. */
  public void changesJvm(String what) {
    globals.change();
    if (othersLive()) {
      outside.talks(what + " while other threads live,");
    }
  }

  /** The current thread changes something that others look at without any hook. */
  public void changesUnseen(String what) {
    if (othersLive()) {
      uncontrolled(what);
    }
  }

  /** Whether there are threads whose ends are not ordered before what the current one does. */
  private boolean othersLive() {
    LogicalThread me = threads.current();
    for (LogicalThread thread : threads.all()) {
      if (thread != null && thread != me && !me.isAfter(thread)) {
        return true;
      }
    }
    return false;
  }

  /** The current thread changes a logger, which outlives the run. */
  public void changesLogger(String what, Object logger) {
    if (globals.changeLogger(logger)) {
      changesJvm(what);
    }
  }

  /** The current thread gets hold of something by which it can change such a setting. */
  public void mayChangeJvm() {
    globals.change();
  }

  /** What the program does outside of the JVM. */
  public Outside outside() {
    return outside;
  }

  /** Takes over what was seen of the program in runs that were only a warm-up. */
  public void follow(Uncontrolled warmUp) {
    outside.addAll(warmUp.outside);
    startedForeign.putAll(warmUp.startedForeign);
  }
}
