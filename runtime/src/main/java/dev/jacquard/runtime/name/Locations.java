package dev.jacquard.runtime.name;

import dev.jacquard.kernel.trace.Operation;
import java.util.Arrays;

/**
 * What threads share, as numbers that stay the same from run to run, with the state of each in this
 * run. A location is an object and a key in it: the offset of a field or array element, or one of
 * the keys below.
 */
public final class Locations {
  /** The monitor of an object. */
  static final long MONITOR = -1;

  /** The state of a lock, semaphore or latch that is modelled as one location. */
  static final long SYNCHRONIZER = -2;

  /** The life of a thread. */
  static final long LIFE = -3;

  /** The park permit of a thread. */
  static final long PERMIT = -4;

  /** The interrupt status of a thread. */
  static final long INTERRUPT = -5;

  /** All that is inside a collection. */
  public static final long CONTENT = -6;

  /** The queue of tasks for a thread. */
  static final long QUEUE = -8;

  /** The threads that wait at an object with a time limit, and leave by themselves. */
  public static final long LEAVING = -7;

  /** The initialisation of a class. */
  static final long INITIALISATION = -9;

  /** Whether a thread has been started and waits, as others see it. */
  static final long STATE = -10;

  /** The threads that have begun and not ended; a location of the first one. */
  static final long POPULATION = -11;

  /** What a thread that sleeps waits for, which nobody ever gives. */
  static final long SLEEP = -12;

  /** What a model keeps of an object, besides the location that stands for it. */
  static final long MODELLED = -13;

  /** What the state of a location in a trace tells of what a thread finds there. */
  public enum Telling {
    /** All of it. */
    VALUE,
    /** All that is inside of an object, of which a step observes what it gives back. */
    CONTENT,
    /** Nothing, but a number may stand for all that was done there. */
    HISTORY,
    /** Nothing. */
    NOTHING,
    /** Nothing, and it stands for queues that others look at by other locations. */
    ELSEWHERE
  }

  /** Below are the parts of objects that are told apart. */
  private static final long PARTS = -1000;

  private static final int VOLATILE = 1;
  private static final int PLAIN = 2;
  private static final int CONTENT_TOLD = 4;

  private Tracked[] owner = new Tracked[64];
  private long[] key = new long[64];
  private String[] field = new String[64];
  private long[] state = new long[64];
  private int[] depth = new int[64];
  private int[] stamp = new int[64];
  private byte[] modes = new byte[64];
  private int size;
  private int modesSeen;
  private Expected expected;
  private int run;

  public void begin(int newRun) {
    run = newRun;
  }

  /** The key of a part of an object, by its number. */
  static long part(int number) {
    return PARTS - number;
  }

  /** Whether a key stands for the state of an object of the JDK, or for a part of it. */
  static boolean isState(long key) {
    return key == CONTENT || key < PARTS;
  }

  public int size() {
    return size;
  }

  /** Grows with the ways in which locations were accessed. */
  public long knowledge() {
    return modesSeen;
  }

  /** The number of a location; the name of its field is noted when it is new. */
  public int of(Tracked object, long newKey, String newField) {
    int known = object.find(newKey);
    return known >= 0 ? known : add(object, newKey, newField);
  }

  /** Gives each location that has a number before the program comes to it that number. */
  void expected(Expected newExpected) {
    expected = newExpected;
  }

  /** The numbers of locations to which no run of this process has come yet. */
  interface Expected {
    /** The number of a location that is new to the program, or -1 if it has none. */
    int number(Tracked object, long key);
  }

  /** A number for a location to which no run has come yet. */
  int reserve() {
    makeRoom();
    return size++;
  }

  private int add(Tracked object, long newKey, String newField) {
    int known = expected == null ? Operation.NO_LOCATION : expected.number(object, newKey);
    int number = known >= 0 ? known : reserve();
    owner[number] = object;
    key[number] = newKey;
    field[number] = newField;
    object.put(newKey, number);
    return number;
  }

  private void makeRoom() {
    if (size == owner.length) {
      int more = 2 * size;
      owner = Arrays.copyOf(owner, more);
      key = Arrays.copyOf(key, more);
      field = Arrays.copyOf(field, more);
      state = Arrays.copyOf(state, more);
      depth = Arrays.copyOf(depth, more);
      stamp = Arrays.copyOf(stamp, more);
      modes = Arrays.copyOf(modes, more);
    }
  }

  /** The state of a location, if this run has set it. */
  public boolean isSet(int location) {
    return stamp[location] == run;
  }

  public long state(int location) {
    return location != Operation.NO_LOCATION && stamp[location] == run ? state[location] : 0;
  }

  public void set(int location, long newState) {
    if (stamp[location] != run) {
      stamp[location] = run;
      depth[location] = 0;
    }
    state[location] = newState;
  }

  /** How often the owner of a lock holds it. */
  public int depth(int location) {
    return stamp[location] == run ? depth[location] : 0;
  }

  public void depth(int location, int levels) {
    depth[location] = levels;
  }

  /** Notes an access to a volatile field; says whether some run accessed it both ways. */
  public boolean isMixedByVolatile(int location) {
    return isMixedBy(location, VOLATILE);
  }

  /** Notes an access by a VarHandle as if the field were not volatile; answers as for volatile. */
  public boolean isMixedByPlain(int location) {
    return isMixedBy(location, PLAIN);
  }

  private boolean isMixedBy(int location, int mode) {
    if ((modes[location] & mode) == 0) {
      modes[location] |= (byte) mode;
      modesSeen++;
    }
    return modes[location] == (VOLATILE | PLAIN);
  }

  /** The states of a location tell what is inside of its object. */
  public void tellsContent(int location) {
    modes[location] |= CONTENT_TOLD;
  }

  /** What the state of a location tells. */
  public Telling telling(int location) {
    long at = key[location];
    if (isState(at)) {
      return Telling.HISTORY;
    }
    if ((modes[location] & CONTENT_TOLD) != 0) {
      return Telling.CONTENT;
    }
    boolean told =
        at >= 0
            || at == MONITOR
            || at == SYNCHRONIZER
            || at == LIFE
            || at == PERMIT
            || at == INTERRUPT
            || at == INITIALISATION
            || at == MODELLED;
    return told ? Telling.VALUE : at == LEAVING ? Telling.ELSEWHERE : Telling.NOTHING;
  }

  /** Whether a queue is that of a monitor, whose threads are woken in any order. */
  public boolean isMonitor(int location) {
    return key[location] == MONITOR;
  }

  /** Whether it is a place in the memory of the JVM, or stands for several. */
  public boolean isMemory(int location) {
    return key[location] >= 0 || key[location] == CONTENT || key[location] == MODELLED;
  }

  /** The object of a location, or null if no run has come to it yet. */
  public Tracked owner(int location) {
    return owner[location];
  }

  public long key(int location) {
    return key[location];
  }

  /** The name of the field, or null. */
  public String field(int location) {
    return field[location];
  }
}
