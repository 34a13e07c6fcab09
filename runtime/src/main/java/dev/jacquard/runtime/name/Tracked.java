package dev.jacquard.runtime.name;

import dev.jacquard.kernel.name.ObjectName;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.Arrays;

/**
 * An object of the program under test, as it is known from run to run: the n-th that a thread (or a
 * class initialiser) made. Its locations keep their numbers.
 */
public final class Tracked {
  private static final long ABSENT = Long.MIN_VALUE;
  private static final long[] NONE = {};
  private static final int[] NO_LOCATIONS = {};
  private static final int SHARED = -2;

  private final int number;
  private final Class<?> type;
  private int ordinal;
  private final boolean external;
  private final int past;
  private long[] keys = NONE;
  private int[] locations = NO_LOCATIONS;
  private int size;

  /** Another object that is the n-th of its maker in other runs, of another class. */
  Tracked alternative;

  private boolean lasting;
  private boolean restorable;
  private int toucher = LogicalThread.NOWHERE;
  private int touchedIn;
  private int firstRun;
  private int user;
  private int userIn;
  private int firstUser;
  private int lastUse;
  private int atomicIn;
  private int reservedIn;
  private int guardedIn;
  private boolean claimed;
  private int assigner;
  private int assignedAt;
  private int assignedIn;
  private int looker;
  private int lookedIn;
  private int maker = LogicalThread.NOWHERE;
  private int order;
  private Class<?> initialised;
  private int seed;
  private boolean madeByJdk;
  private ObjectName name;
  private int ownIn;
  private int owner;
  private int ownIndex;
  private int publishedIn;
  private int hashedIn;

  /**
   * An object made after a history of its maker.
   *
   * @param past the number of that history, 0 if none is told
   */
  Tracked(int number, Class<?> type, int ordinal, boolean external, int past) {
    this.past = past;
    this.number = number;
    this.type = type;
    this.ordinal = ordinal;
    this.external = external;
    this.seed = number;
  }

  /** A number that no other object has. */
  public int number() {
    return number;
  }

  /** A hash that is the same in every run, and in every process if the maker is known. */
  public int hash() {
    return (seed * 0x9E3779B9) >>> 1;
  }

  /** Whether nobody has asked for its hash in this run before. */
  boolean isHashNew(int run) {
    boolean fresh = hashedIn != run;
    hashedIn = run;
    return fresh;
  }

  void seed(int newSeed) {
    seed = newSeed;
  }

  public Class<?> type() {
    return type;
  }

  /** Whether it is of a class, and was made after a history of its maker. */
  boolean is(Class<?> ofType, int after) {
    return type == ofType && past == after;
  }

  /** It is the n-th of its class, from 1; 0 if that is not known yet. */
  public int ordinal() {
    return ordinal;
  }

  public void ordinal(int n) {
    ordinal = n;
  }

  /** Made by code that is not rewritten, so that its maker is not known. */
  boolean isExternal() {
    return external;
  }

  /** It is the n-th that a thread has made. */
  void madeBy(int thread, int n, int seedOfThread) {
    maker = thread;
    order = n;
    seed = seedOfThread * 0x85EBCA6B + n;
  }

  /** It is the n-th that the initialiser of a class has made. */
  void madeIn(Class<?> initialiserOf, int n) {
    initialised = initialiserOf;
    order = n;
    seed = initialiserOf.getName().hashCode() * 0x85EBCA6B + n;
  }

  /** It is the n-th of its class that the JDK's own code made for a thread or an initialiser. */
  void constructedFor(Object who, int n, int seedOfMaker) {
    if (who instanceof Class<?> initialiserOf) {
      madeIn(initialiserOf, constructed(n));
    } else {
      madeBy((Integer) who, constructed(n), seedOfMaker);
    }
    seed += type.getName().hashCode();
    claimed = false;
  }

  /** The order of the n-th of its class that the JDK's own code made, apart from all others. */
  static int constructed(int n) {
    return -1 - n;
  }

  /** The class whose initialiser made it, or null. */
  Class<?> initialised() {
    return initialised;
  }

  /** Its name for other processes, once it was asked for, or null. */
  ObjectName name() {
    return name;
  }

  void name(ObjectName canonical) {
    name = canonical;
  }

  /** The thread that made it, or {@link LogicalThread#NOWHERE}. */
  public int maker() {
    return maker;
  }

  /** How many objects its maker had made before. */
  public int order() {
    return order;
  }

  /** The JDK made it for one of its own objects. */
  void madeByJdk() {
    madeByJdk = true;
  }

  boolean isMadeByJdk() {
    return madeByJdk;
  }

  /** In this run it is one of the things that a thread has for itself from its birth. */
  public void belongTo(int thread, int index, int run) {
    owner = thread;
    ownIndex = index;
    ownIn = run;
  }

  public boolean isOwn(int run) {
    return ownIn == run;
  }

  /** The thread to which it belongs. */
  public int ownedBy() {
    return owner;
  }

  /** Equal for things that correspond in threads that were born alike. */
  public int ownIndex() {
    return ownIndex;
  }

  /** In this run other threads can reach it. */
  public void publish(int run) {
    publishedIn = run;
  }

  public boolean isPublished(int run) {
    return publishedIn == run;
  }

  /** Made by code that is never repeated, so that it outlives a run. */
  public boolean isLasting() {
    return lasting;
  }

  void lasts() {
    lasting = true;
  }

  /** Whether its state is put back after each run, if it outlives that. */
  public boolean isRestorable() {
    return restorable;
  }

  void restorable(boolean whether) {
    restorable = whether;
  }

  /** Notes a plain access by a thread at a time. */
  public Use access(int thread, int time, int run) {
    if (userIn != run) {
      userIn = run;
      user = thread;
    }
    if (user == thread) {
      lastUse = time;
      return Use.LOCAL;
    }
    if (user == SHARED) {
      return Use.SHARED;
    }
    firstUser = user;
    user = SHARED;
    return Use.SECOND;
  }

  /**
   * Notes an atomic access, after which plain ones are never harmless: one location may be accessed
   * both ways. Answers {@link Use#SECOND} if plain accesses of another thread went before.
   */
  public Use accessAtomically(int thread, int run) {
    atomicIn = run;
    if (userIn != run || user == thread || user == SHARED) {
      return Use.SHARED;
    }
    firstUser = user;
    user = SHARED;
    return Use.SECOND;
  }

  /** Whether some thread has accessed it atomically in this run. */
  public boolean isAtomic(int run) {
    return atomicIn == run;
  }

  /** Whether no other thread has accessed it plainly or atomically in this run. */
  public boolean isLocalTo(int thread, int run) {
    return (userIn != run || user == thread) && atomicIn != run;
  }

  /** A final field is assigned late. Answers whether only the same thread has looked before. */
  public boolean assign(int thread, int time, int run) {
    assigner = thread;
    assignedAt = time;
    assignedIn = run;
    return lookedIn != run || looker == thread;
  }

  /** A thread looks at a final field that is assigned late. */
  public void look(int thread, int run) {
    looker = lookedIn == run && looker != thread ? SHARED : thread;
    lookedIn = run;
  }

  /** Whether such a field has been assigned in this run. */
  public boolean isAssigned(int run) {
    return assignedIn == run;
  }

  /** The thread that assigned it. */
  public int assigner() {
    return assigner;
  }

  /** When that was. */
  public int assignedAt() {
    return assignedAt;
  }

  /** In this run it is a part of an object that is modelled as a whole. */
  void reserve(int run) {
    reservedIn = run;
  }

  public boolean isReserved(int run) {
    return reservedIn == run;
  }

  /** Code of the program has it made. */
  void claim() {
    claimed = true;
  }

  /** Whether the JDK's own code made it, and not the program. */
  public boolean isConstructed() {
    return order < 0 && !claimed;
  }

  /** In this run its own methods are synchronized in a way that is not seen. */
  public void guard(int run) {
    guardedIn = run;
  }

  public boolean isGuarded(int run) {
    return guardedIn == run;
  }

  /** The thread to which it belonged before the second came. */
  public int firstUser() {
    return firstUser;
  }

  /** When that thread accessed it last before the second came. */
  public int lastUse() {
    return lastUse;
  }

  /** Notes who uses it; true if in this run another thread did before. */
  public boolean touch(int thread, int run) {
    if (touchedIn != run) {
      firstRun = firstRun == 0 ? run : firstRun;
      touchedIn = run;
      toucher = thread;
      return false;
    }
    return toucher != thread;
  }

  /** The run in which it was used first. */
  int firstRun() {
    return firstRun;
  }

  int find(long key) {
    if (size == 0) {
      return LogicalThread.NOWHERE;
    }
    int mask = keys.length - 1;
    for (int i = slot(key, mask); keys[i] != ABSENT; i = (i + 1) & mask) {
      if (keys[i] == key) {
        return locations[i];
      }
    }
    return LogicalThread.NOWHERE;
  }

  void put(long key, int location) {
    if (2 * ++size > keys.length) {
      grow();
    }
    place(key, location);
  }

  private void place(long key, int location) {
    int mask = keys.length - 1;
    int i = slot(key, mask);
    while (keys[i] != ABSENT) {
      i = (i + 1) & mask;
    }
    keys[i] = key;
    locations[i] = location;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldLocations = locations;
    keys = new long[Math.max(4, 2 * oldKeys.length)];
    locations = new int[keys.length];
    Arrays.fill(keys, ABSENT);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != ABSENT) {
        place(oldKeys[i], oldLocations[i]);
      }
    }
  }

  private static int slot(long key, int mask) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & mask;
  }
}
