package dev.jacquard.runtime.name;

import dev.jacquard.runtime.jvm.Fields;
import dev.jacquard.runtime.jvm.Frameworks;
import dev.jacquard.runtime.jvm.InitialisersAtWork;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.RunningInitialiser;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.function.BooleanSupplier;

/** What objects and locations are called: numbers that are the same in every run. */
public final class Places {
  /** In place of a name: an object has none that is the same in all runs. */
  public static final long NO_NAME = 0;

  private final ThreadTable threads;
  private final Objects objects;
  private final Locations locations;
  private final ThreadNumbers numbers;
  private final BooleanSupplier uncontrolled;

  /**
   * Names for one execution.
   *
   * @param uncontrolled whether the current thread is in a section without control
   */
  public Places(
      ThreadTable threads,
      Objects objects,
      Locations locations,
      ThreadNumbers numbers,
      BooleanSupplier uncontrolled) {
    this.threads = threads;
    this.uncontrolled = uncontrolled;
    this.objects = objects;
    this.locations = locations;
    this.numbers = numbers;
  }

  /** The class whose initialiser the current thread is in, or null. */
  public Class<?> initialised() {
    RunningInitialiser initialiser = threads.current().initialiser();
    return initialiser == null ? null : initialiser.type();
  }

  /** Whether the current thread is in an initialiser that makes no difference to others. */
  public boolean isInQuietInitialiser() {
    RunningInitialiser initialiser = threads.current().initialiser();
    return initialiser != null && initialiser.isQuiet();
  }

  /**
   * Whether an object belongs to the initialiser that the current thread is in: it has made it, or
   * the static fields of its class lie in it.
   */
  public boolean isOfInitialiser(Tracked object) {
    return isMadeByInitialiser(object)
        || object == objects.find(threads.current().initialiser().type());
  }

  /** Whether the initialiser that the current thread is in has made an object. */
  public boolean isMadeByInitialiser(Tracked object) {
    return object.initialised() == threads.current().initialiser().type();
  }

  /** The current thread has made an object. */
  public void made(Object object) {
    made(object, false);
  }

  /**
   * The JDK's own code makes an object, whose constructor has just begun.
   *
   * @param sections in how many sections without control the current thread is
   */
  public void constructed(Object object, int sections) {
    RunningInitialiser initialiser = threads.current().initialiser();
    if (sections != (initialiser == null ? 0 : initialiser.sections())) {
      return; // the VM, or the initialiser of a class of the JDK, has it made
    }
    if (initialiser != null) {
      objects.constructed(object, initialiser.type(), 0, pastIn(initialiser));
    } else {
      LogicalThread maker = threads.current();
      objects.constructed(object, maker.number(), maker.seed(), maker.past());
      if (maker.past() != 0) {
        maker.makings().constructed(object.getClass());
      }
    }
    if (Frameworks.areCallers()) {
      objects.of(object).guard(objects.run());
    }
    for (Object part : objects.partsOf(object)) {
      constructed(part, sections);
    }
  }

  private void made(Object object, boolean byJdk) {
    RunningInitialiser initialiser = threads.current().initialiser();
    if (initialiser != null && (initialiser.sections() > 0 || !uncontrolled.getAsBoolean())) {
      objects.made(object, initialiser.type(), initialiser.nextMade(), pastIn(initialiser));
    } else if (uncontrolled.getAsBoolean()) {
      if (InitialisersAtWork.isOfJdk()) {
        return;
      }
      objects.madeForGood(object);
    } else {
      objects.made(object, threads.current());
    }
    if (byJdk) {
      objects.of(object).madeByJdk();
    }
    for (Object part : objects.partsOf(object)) {
      made(part, byJdk || !Transparency.has(object.getClass()));
    }
  }

  /** What an initialiser makes that any thread may run does not depend on which one does. */
  private int pastIn(RunningInitialiser initialiser) {
    return initialiser.isQuiet() ? 0 : threads.current().past();
  }

  /**
   * An object of the JDK has made another one for itself: a part of it. It may be at work in its
   * constructor, when it has no name yet; then it names its parts when it gets one.
   */
  public void madeFor(Object part, Object owner) {
    if (objects.isOurs(owner)) {
      boolean open = Transparency.has(owner.getClass()) && !objects.of(owner).isMadeByJdk();
      made(part, !open);
    } else {
      objects.partOf(part, owner);
    }
  }

  /** What is known of an object of this run, or null. */
  public Tracked find(Object object) {
    return objects.find(object);
  }

  /** What is known of an object that rewritten code made, in this run or for good, or null. */
  public Tracked findNamed(Object object) {
    return objects.findNamed(object);
  }

  /** Whether nobody has asked for the hash of an object in this run before. */
  public boolean isHashNew(Tracked object) {
    return object.isHashNew(objects.run());
  }

  /** The first thread of a run, which nobody makes. */
  public void first(LogicalThread thread) {
    objects.made(thread.thread(), thread);
  }

  /** A reference as a number. */
  public long value(Object object) {
    return objects.value(object);
  }

  /** The number of an object that rewritten code made, else {@link #NO_NAME}. */
  public long lastingName(Object object) {
    return objects.lastingName(object);
  }

  /** Whether there is one object for a value in the JVM, and this is it. */
  public boolean isConstant(Object object) {
    return SharedValues.contains(object);
  }

  /** How often the owner of a lock holds it. */
  public int depth(int lock) {
    return locations.depth(lock);
  }

  private int location(Object object, long key, String field) {
    return locations.of(objects.of(object), key, field);
  }

  /**
   * An object is a part of a thread pool that is modelled as a whole. If the program uses the part
   * by itself, the model does not know of it.
   */
  public void reserve(Object part) {
    objects.of(part).reserve(objects.run());
  }

  /** Whether rewritten code made an object. */
  public boolean isNamed(Object object) {
    return objects.isOurs(object);
  }

  /** The location of an instance field. */
  public int field(Object object, int field) {
    return location(object, Fields.offset(field, object), Fields.name(field));
  }

  /** The location of a static field. */
  public int staticField(int field) {
    return location(Fields.staticBase(field), Fields.staticOffset(field), Fields.name(field));
  }

  /** The object in which a static field lies. */
  public Object staticBase(int field) {
    return Fields.staticBase(field);
  }

  /** The location at an offset in an object or array. */
  public int memory(Object object, long offset) {
    return location(object, offset, null);
  }

  /** The present value of a field; the owner of a static one is null. */
  public long valueOf(Object owner, int field) {
    return owner == null
        ? Memory.read(
            Fields.type(field), Fields.staticBase(field), Fields.staticOffset(field), objects)
        : Memory.read(Fields.type(field), owner, Fields.offset(field, owner), objects);
  }

  /** The present value at an offset, of a type. */
  public long valueAt(Object owner, long offset, Class<?> type) {
    return Memory.read(Memory.letter(type), owner, offset, objects);
  }

  /** Whether a step has ever concerned the monitor of an object. */
  public boolean isMonitorKnown(Object object) {
    Tracked known = objects.find(object);
    return known != null && known.find(Locations.MONITOR) != LogicalThread.NOWHERE;
  }

  public int monitor(Object object) {
    return location(object, Locations.MONITOR, null);
  }

  /** The lock by which threads wait for the initialisation of a class. */
  public int initialisation(Class<?> type) {
    return location(type, Locations.INITIALISATION, null);
  }

  /** The one location that stands for a lock, semaphore or latch. */
  public int synchronizer(Object object) {
    return location(object, Locations.SYNCHRONIZER, null);
  }

  /** The one location that stands for all that is inside a collection. */
  public int content(Object collection) {
    return location(collection, Locations.CONTENT, null);
  }

  /**
   * A location for what a model keeps of an object, besides {@link #synchronizer}: its states are
   * the model's own, where those of {@link #content} stand for histories.
   */
  public int modelled(Object object) {
    return location(object, Locations.MODELLED, null);
  }

  /** The location of a part of an object, by the number of the part. */
  public int part(Object object, int number) {
    return location(object, Locations.part(number), null);
  }

  public int life(int thread) {
    return locations.of(numbers.tracked(thread), Locations.LIFE, null);
  }

  /** The queue of tasks that a thread serves. */
  public int queue(LogicalThread thread) {
    return locations.of(numbers.tracked(thread.number()), Locations.QUEUE, null);
  }

  /** The park permit of a thread. */
  public int permit(LogicalThread thread) {
    return locations.of(numbers.tracked(thread.number()), Locations.PERMIT, null);
  }

  /** What a thread waits for that sleeps until no other can move. */
  public int sleep(LogicalThread thread) {
    return locations.of(numbers.tracked(thread.number()), Locations.SLEEP, null);
  }

  /** What others see of a thread, which need not have been started. */
  public int state(Thread thread) {
    return location(thread, Locations.STATE, null);
  }

  /** The threads that are alive. */
  public int population() {
    return locations.of(numbers.tracked(0), Locations.POPULATION, null);
  }

  /** The interrupt status of a thread. */
  public int interruptStatus(LogicalThread thread) {
    return locations.of(numbers.tracked(thread.number()), Locations.INTERRUPT, null);
  }
}
