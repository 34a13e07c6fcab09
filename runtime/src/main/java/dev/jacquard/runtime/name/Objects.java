package dev.jacquard.runtime.name;

import dev.jacquard.runtime.jvm.KeptLoggers;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The objects of the present run: from the object to what is known of it from run to run.
 *
 * <p>An object is named by who made it and how many that one had made before, never by an identity
 * hash or by who came to it first: only then does it have the same name in every run in which its
 * maker did the same, whatever the other threads did.
 */
public final class Objects {
  private static final Tracked[] NONE = {};

  private Object[] keys = new Object[64];
  private Tracked[] values = new Tracked[64];
  private int[] used = new int[64];
  private int size;
  private int run;
  private int anonymous;
  private boolean lastingValues;
  private Object lastObject;
  private int lastSlot;

  private Tracked[][] byMaker = new Tracked[4][]; // the JDK's lists have hooks
  private final Map<Class<?>, Tracked[]> byInitialiser = new HashMap<>();
  private final Map<Class<?>, Integer> ordinals = new HashMap<>();
  private final ConstructedObjects constructed = new ConstructedObjects();
  private int numbers;
  private ExpectedObjects expected;

  private final Lasting lasting = new Lasting();
  private final ExternalObjects externals = new ExternalObjects();
  private final Function<Class<?>, Tracked> named = type -> fresh(type, 0);
  private final Map<Object, List<Object>> parts = new IdentityHashMap<>();
  private final Map<Integer, Object> formerly = new HashMap<>();

  /** Forgets the objects of the last run. */
  public void begin() {
    for (int i = 0; i < size; i++) {
      keys[used[i]] = null;
      values[used[i]] = null;
    }
    size = 0;
    lastObject = null;
    forget(parts);
    forget(formerly);
    anonymous = 0;
    run++;
  }

  /** To clear a map that is empty takes as long as one that is full. */
  private static void forget(Map<?, ?> map) {
    if (!map.isEmpty()) {
      map.clear();
    }
  }

  /** Puts back the state of objects that outlive the run. */
  public void end() {
    lasting.restore();
  }

  /** From now on an object that nobody has named keeps its number as a value while it lives. */
  public void keepValues() {
    lastingValues = true;
  }

  /** The present run, from 1. */
  public int run() {
    return run;
  }

  /** How many objects have numbers that rewritten code made. */
  int count() {
    return numbers;
  }

  /** So many objects have numbers, which they keep when the program comes to them. */
  void expect(int count, ExpectedObjects newExpected) {
    numbers = count;
    expected = newExpected;
  }

  /**
   * All objects that rewritten code made in runs, by their numbers; null where one is expected, or
   * was made for good.
   */
  Tracked[] made() {
    Tracked[] all = new Tracked[numbers + 1];
    for (Tracked[] made : byMaker) {
      collect(made, all);
    }
    byInitialiser.values().forEach(made -> collect(made, all));
    constructed.forEach(one -> all[one.number()] = one);
    return all;
  }

  private static void collect(Tracked[] made, Tracked[] all) {
    for (Tracked first : made == null ? NONE : made) {
      for (Tracked one = first; one != null; one = one.alternative) {
        all[one.number()] = one;
      }
    }
  }

  /** A thread has made an object. */
  void made(Object object, LogicalThread maker) {
    int slot = slotOf(object);
    if (isUnnamed(slot)) {
      int order = maker.makings().nextAllocation();
      Tracked made =
          known(madeBy(maker.number(), order), maker.number(), null, order, object, maker.past());
      made.madeBy(maker.number(), order, maker.seed());
      put(slot, object, made);
    } else {
      values[slot].claim();
    }
  }

  /** What a thread has made, with room for the n-th. */
  private Tracked[] madeBy(int thread, int n) {
    if (thread >= byMaker.length) {
      byMaker = Arrays.copyOf(byMaker, Math.max(thread + 1, 2 * byMaker.length));
    }
    byMaker[thread] = withRoom(byMaker[thread] == null ? NONE : byMaker[thread], n);
    return byMaker[thread];
  }

  private static Tracked[] withRoom(Tracked[] made, int n) {
    return n < made.length ? made : Arrays.copyOf(made, Math.max(n + 1, 2 * made.length));
  }

  /**
   * A class initialiser has made its n-th object.
   *
   * @param past the history of the thread that runs it, if that matters
   */
  void made(Object object, Class<?> initialised, int n, int past) {
    int slot = slotOf(object);
    if (isUnnamed(slot)) {
      Tracked[] made =
          byInitialiser.compute(
              initialised, (type, known) -> withRoom(known == null ? NONE : known, n));
      Tracked known = known(made, LogicalThread.NOWHERE, initialised, n, object, past);
      known.madeIn(initialised, n);
      put(slot, object, ExternalObjects.seeded(known, object)); // a constant may be known before
    } else {
      values[slot].claim();
    }
  }

  /**
   * The JDK's own code makes an object, whose constructor has just begun.
   *
   * @param maker for whom: the number of a thread, or the class that is initialised
   * @param past the history of the thread, if that matters
   */
  void constructed(Object object, Object maker, int seedOfMaker, int past) {
    int slot = slotOf(object);
    if (isUnnamed(slot)) {
      ConstructedObjects.Series series = constructed.of(maker, object.getClass());
      int n = series.next(run);
      if (series.get(n, past) == null) {
        series.add(n, constructedFor(maker, n, object.getClass(), past));
      }
      Tracked made = series.get(n, past);
      made.constructedFor(maker, n, seedOfMaker);
      if (series.areLoggers()) {
        KeptLoggers.keep(object);
      }
      put(slot, object, made);
    }
  }

  private Tracked constructedFor(Object maker, int n, Class<?> type, int past) {
    return maker instanceof Class<?> initialised
        ? unmet(LogicalThread.NOWHERE, initialised, Tracked.constructed(n), type, past)
        : unmet((Integer) maker, null, Tracked.constructed(n), type, past);
  }

  /** An object without a name has made another one for itself. */
  void partOf(Object part, Object owner) {
    parts.computeIfAbsent(owner, o -> new ArrayList<>()).add(part);
  }

  /** What an object has made for itself before it had a name. */
  List<Object> partsOf(Object owner) {
    List<Object> made = parts.isEmpty() ? null : parts.remove(owner);
    return made == null ? List.of() : made;
  }

  /** A constructor may use its object before it is named; that does not count. */
  private boolean isUnnamed(int slot) {
    return keys[slot] == null || values[slot].isExternal();
  }

  private void put(int slot, Object object, Tracked tracked) {
    if (keys[slot] != null) {
      formerly.put(values[slot].number(), object);
      values[slot] = tracked;
    } else {
      insert(slot, object, tracked);
    }
  }

  private Tracked known(
      Tracked[] made, int maker, Class<?> initialised, int n, Object object, int past) {
    Class<?> type = object.getClass();
    for (Tracked known = made[n]; known != null; known = known.alternative) {
      if (known.is(type, past)) {
        return known;
      }
    }
    Tracked fresh = unmet(maker, initialised, n, type, past);
    fresh.alternative = made[n];
    made[n] = fresh;
    return fresh;
  }

  /** An object that the program has not come to before; perhaps it is expected. */
  private Tracked unmet(int maker, Class<?> initialised, int order, Class<?> type, int past) {
    int number = expected == null ? -1 : expected.number(maker, initialised, order, type);
    return number < 0
        ? fresh(type, past)
        : new Tracked(number, type, expected.ordinal(number), false, 0);
  }

  private Tracked fresh(Class<?> type, int past) {
    return new Tracked(++numbers, type, nextOrdinal(type), false, past);
  }

  /**
   * The position of an object among those of its class, for people. An object that no rewritten
   * code made gets its position when it is first mentioned: it may be another object in each run,
   * and the names of the others shall not tell how many runs there were.
   */
  public int ordinal(Tracked tracked) {
    if (tracked.ordinal() == 0) {
      tracked.ordinal(nextOrdinal(tracked.type()));
    }
    return tracked.ordinal();
  }

  private int nextOrdinal(Class<?> type) {
    if (expected != null && !ordinals.containsKey(type)) {
      ordinals.put(type, expected.count(type));
    }
    return ordinals.merge(type, 1, Integer::sum);
  }

  /** What is known of an object that a thread is about to use. */
  public Tracked of(Object object) {
    int slot = slotOf(object);
    if (keys[slot] != null && values[slot].number() > 0) {
      return values[slot];
    }
    Tracked external = externals.of(object, named);
    put(slot, object, external); // if it is there, it was a mere value so far
    if (external.isLasting()) {
      external.restorable(lasting.save(object));
    }
    return external;
  }

  /**
   * Whether rewritten code made an object, for this run or for good. The others belong to the JDK
   * and are its own business.
   */
  public boolean isOurs(Object object) {
    int slot = slotOf(object);
    if (keys[slot] != null && values[slot].number() > 0) {
      return !values[slot].isExternal();
    }
    Tracked external = externals.find(object);
    return external == null ? LastingObjects.contains(object) : !external.isExternal();
  }

  /**
   * What is known of an object of which {@link #isOurs} holds, or of a class of the program; null
   * for others.
   */
  Tracked findNamed(Object object) {
    boolean ours = object instanceof Class<?> type ? isOfProgram(type) : isOurs(object);
    return ours ? of(object) : null;
  }

  private static boolean isOfProgram(Class<?> type) {
    return type.getClassLoader() != null
        && type.getClassLoader() != ClassLoader.getPlatformClassLoader();
  }

  /** Code that is never repeated has made an object: it keeps its name as long as it lives. */
  void madeForGood(Object object) {
    LastingObjects.add(object);
    externals.forget(object);
    externals.of(object, named);
    int slot = slotOf(object);
    if (keys[slot] != null) {
      values[slot] = mere(object); // its constructor has used it before it was known for what it is
    }
  }

  /** What is known of an object of this run, or null. */
  public Tracked find(Object object) {
    return values[slotOf(object)];
  }

  /** An object as a value: a number that no other object of this run has. */
  public long value(Object object) {
    if (object == null) {
      return 0;
    }
    int slot = slotOf(object);
    if (keys[slot] == null && lastingValues) {
      return of(object).number();
    }
    if (keys[slot] == null) {
      insert(slot, object, mere(object)); // its identity counts, in this run; it is no location
      return -anonymous;
    }
    return values[slot].number();
  }

  /** The number of an object if that is the same in all runs, else {@link Places#NO_NAME}. */
  long lastingName(Object object) {
    return isOurs(object) ? of(object).number() : Places.NO_NAME;
  }

  private Tracked mere(Object object) {
    return new Tracked(- ++anonymous, object.getClass(), 0, true, 0);
  }

  /** The object of this run that is or was known by a number, or null. */
  public Object numbered(long number) {
    for (int i = 0; i < size; i++) {
      if (values[used[i]].number() == number) {
        return keys[used[i]];
      }
    }
    return formerly.get((int) number);
  }

  /** The object that no rewritten code made and that is known by this, or null. */
  public Object externalObject(Tracked tracked) {
    return externals.object(tracked);
  }

  private int slotOf(Object object) {
    if (object == lastObject) {
      return lastSlot; // one operation looks several times
    }
    int mask = keys.length - 1;
    int i = (System.identityHashCode(object) * 0x9E3779B1 >>> 7) & mask;
    while (keys[i] != null && keys[i] != object) {
      i = (i + 1) & mask;
    }
    lastObject = object;
    lastSlot = i;
    return i;
  }

  private void insert(int slot, Object object, Tracked tracked) {
    keys[slot] = object;
    values[slot] = tracked;
    if (size == used.length) {
      used = Arrays.copyOf(used, 2 * size);
    }
    used[size++] = slot;
    if (2 * size > keys.length) {
      grow();
    }
  }

  private void grow() {
    Object[] oldKeys = keys;
    Tracked[] oldValues = values;
    lastObject = null;
    keys = new Object[2 * oldKeys.length];
    values = new Tracked[keys.length];
    for (int i = 0; i < size; i++) {
      int slot = slotOf(oldKeys[used[i]]);
      keys[slot] = oldKeys[used[i]];
      values[slot] = oldValues[used[i]];
      used[i] = slot;
    }
    lastObject = null;
  }
}
