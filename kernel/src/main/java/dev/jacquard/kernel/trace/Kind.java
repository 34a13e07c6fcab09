package dev.jacquard.kernel.trace;

/**
 * The kind of a visible operation, with its meaning on the state of the one location it touches.
 *
 * <p>The state of a location is a {@code long}: a variable's value, a lock's owner plus one (0 when
 * free), a semaphore's permits, a thread's park permit, a thread's life. What an operation needs of
 * that state, whether it modifies it, and which steps it is ordered with by the Java Memory Model,
 * is said here and nowhere else: the race detector of traces and the clocks of the JVM runtime both
 * ask {@link #acquires} and {@link #releases}.
 *
 * <p>An operation may also read a flag of its own thread, by which others interrupt it. A raised
 * flag (not 0) makes blocking operations give up: they complete, and do nothing. Only a park and a
 * join do not give up if what they wait for is there.
 */
public enum Kind {
  /** Plain read of a variable. */
  READ('r', Subject.VARIABLE, Ordering.LOOKS),
  /** Plain write of a variable. */
  WRITE('w', Subject.VARIABLE, Ordering.CHANGES),
  /** Volatile read. */
  VOLATILE_READ('R', Subject.VARIABLE, Ordering.OBSERVES),
  /** Volatile write. */
  VOLATILE_WRITE('W', Subject.VARIABLE, Ordering.PUBLISHES),
  /** Atomic read that orders nothing, as the opaque mode of a VarHandle has it. */
  OPAQUE_READ('o', Subject.VARIABLE, Ordering.LOOKS),
  /** Atomic write that orders nothing. */
  OPAQUE_WRITE('O', Subject.VARIABLE, Ordering.CHANGES),
  /**
   * Plain read inside of a library whose own accesses are taken to be right: it tells what its
   * thread observes, and is no part of a race.
   */
  INNER_READ('k', Subject.VARIABLE, Ordering.LOOKS),
  /** Plain write inside of such a library. */
  INNER_WRITE('K', Subject.VARIABLE, Ordering.CHANGES),
  /** Atomic read-modify-write with volatile ordering, always a modification. */
  READ_MODIFY_WRITE('M', Subject.VARIABLE, Ordering.UPDATES),
  /**
   * Compare-and-set with volatile ordering; the argument is the expected value. Failing is a read.
   */
  COMPARE_AND_SET('C', Subject.VARIABLE, Ordering.UPDATES),
  /** Plain read that blocks until a {@link Comparison} with a constant holds. */
  AWAIT('a', Subject.VARIABLE, Ordering.LOOKS),
  /** Volatile read that blocks until a {@link Comparison} with a constant holds. */
  VOLATILE_AWAIT('A', Subject.VARIABLE, Ordering.OBSERVES),
  /** Outermost acquisition of a lock or monitor. */
  LOCK('L', Subject.LOCK, Ordering.TAKES),
  /** Outermost release of a lock or monitor. */
  UNLOCK('U', Subject.LOCK, Ordering.PUBLISHES),
  /** Attempt to acquire a lock; failing is a read. */
  TRY_LOCK('l', Subject.LOCK, Ordering.TAKES),
  /** First half of a wait: joins the wait queue that the argument names and releases the lock. */
  WAIT('q', Subject.LOCK, Ordering.PUBLISHES),
  /** Second half of a wait: a notified thread takes the lock again. */
  REACQUIRE('Q', Subject.LOCK, Ordering.TAKES),
  /** Wakes one waiter of the queue that the argument names; the result is its thread, or -1. */
  NOTIFY('n', Subject.LOCK, Ordering.CHANGES),
  /** Wakes all waiters of the queue that the argument names. */
  NOTIFY_ALL('N', Subject.LOCK, Ordering.CHANGES),
  /** Consumes the thread's own permit, blocking until there is one. */
  PARK('P', Subject.PERMIT, Ordering.CHANGES),
  /** Consumes the thread's own permit if there is one; else a read. A park with a time limit. */
  TRY_PARK('p', Subject.PERMIT, Ordering.CHANGES),
  /** Makes the permit of a thread available. */
  UNPARK('u', Subject.PERMIT, Ordering.CHANGES),
  /** Takes as many permits of a semaphore as the argument says, blocking until there are enough. */
  ACQUIRE('S', Subject.SEMAPHORE, Ordering.TAKES),
  /** Returns permits to a semaphore. */
  RELEASE('V', Subject.SEMAPHORE, Ordering.PUBLISHES),
  /** Attempt to take permits; failing is a read. */
  TRY_ACQUIRE('s', Subject.SEMAPHORE, Ordering.TAKES),
  /** Starts the thread that the argument names; if it was started before, a failing read. */
  START('B', Subject.LIFE, Ordering.CHANGES),
  /** Blocks until the thread that the argument names has ended. */
  JOIN('J', Subject.LIFE, Ordering.LOOKS),
  /**
   * Looks whether the thread that the argument names has ended. For threads that end by {@link
   * #END}: another end is no step that it could depend on.
   */
  TRY_JOIN('j', Subject.LIFE, Ordering.LOOKS),
  /** The end of a thread as a step of its own; without it the end is a part of the last step. */
  END('E', Subject.LIFE, Ordering.CHANGES),
  /** Raises the flag of the thread that the argument names; a volatile write. */
  INTERRUPT('I', Subject.STATUS, Ordering.PUBLISHES),
  /**
   * One call on an object that is modelled as a whole, such as a queue. The low bits of the
   * object's state say what it can do now (give an element, take one), the argument is a set of
   * such bits; blocks until one of them is set. Without any bit in the argument it never blocks.
   */
  UPDATE('D', Subject.OBJECT, Ordering.UPDATES),
  /** An {@link #UPDATE} that does not block: if no bit is set, the call fails and is a read. */
  TRY_UPDATE('d', Subject.OBJECT, Ordering.UPDATES),
  /**
   * A loop waits for others and has gone round once without any effect: it does not go on. The
   * execution in which it looks later is explored elsewhere.
   */
  SPIN('z', Subject.NOTHING, Ordering.LOOKS),
  /** A choice of data, touching nothing. */
  CHOOSE('c', Subject.NOTHING, Ordering.LOOKS);

  /** What the location of an operation is, and with it what its state means. */
  public enum Subject {
    /** A variable; the state is its value. */
    VARIABLE,
    /** A lock or monitor; the state is its owner plus one, 0 when it is free. */
    LOCK,
    /** A semaphore; the state is the number of its permits. */
    SEMAPHORE,
    /** The permit of a thread, by which it is parked. */
    PERMIT,
    /** The life of a thread: 0 before its start, 1 while it is alive, {@link Kind#ENDED}. */
    LIFE,
    /** The interrupt status of a thread. */
    STATUS,
    /** An object that is modelled as a whole. */
    OBJECT,
    /** No location is touched. */
    NOTHING
  }

  /**
   * What a step does to the order of accesses in the Java Memory Model, by way of its location:
   * whether it comes after what others released there, and whether later steps come after it.
   *
   * <p>A try that fails and an operation that gives up modify nothing. They acquire nothing of a
   * lock or a semaphore; a failed compare-and-set and a failed call on an object have read it all
   * the same.
   */
  private enum Ordering {
    /** Modifies nothing, and orders nothing. */
    LOOKS,
    /** May modify its location, and orders nothing. */
    CHANGES,
    /** Modifies nothing; acquires. */
    OBSERVES,
    /** Modifies its location unless it gives up, and then releases. */
    PUBLISHES,
    /** Takes what its location has, and then acquires. */
    TAKES,
    /** Acquires; if it modifies its location, it releases too. */
    UPDATES
  }

  /** State of a thread's life after its last step; 0 before its start, 1 while it is alive. */
  public static final long ENDED = 2;

  /** The argument of a {@link #PARK} that is a sleep: for a permit that nobody ever gives. */
  public static final long SLEEP = 1;

  private final char letter;
  private final Subject subject;
  private final Ordering ordering;

  Kind(char letter, Subject subject, Ordering ordering) {
    this.letter = letter;
    this.subject = subject;
    this.ordering = ordering;
  }

  /**
   * The letter that stands for the kind in a replay string. A changed letter makes strings
   * unreadable that people have kept.
   */
  public char letter() {
    return letter;
  }

  /** What its location is. */
  public Subject subject() {
    return subject;
  }

  /**
   * Whether a step comes after all that was released at its location.
   *
   * @param writes whether the step modified its location
   */
  public boolean acquires(boolean writes) {
    return ordering == Ordering.OBSERVES
        || ordering == Ordering.UPDATES
        || (ordering == Ordering.TAKES && writes);
  }

  /**
   * Whether later steps that acquire at its location come after a step.
   *
   * @param writes whether the step modified its location
   */
  public boolean releases(boolean writes) {
    return writes && (ordering == Ordering.PUBLISHES || ordering == Ordering.UPDATES);
  }

  /** Whether it reads or writes memory, by a single access. */
  public boolean isAccess() {
    return isLoad() || isStore() || this == COMPARE_AND_SET || this == READ_MODIFY_WRITE;
  }

  /** Whether it reads the value of a variable, and does nothing else. */
  private boolean isLoad() {
    return this == READ || this == VOLATILE_READ || this == OPAQUE_READ || this == INNER_READ;
  }

  /** Whether it is an access to a variable that can be part of a data race with any other. */
  public boolean isPlain() {
    return this == READ || this == WRITE || this == AWAIT;
  }

  /** Whether it is a plain access inside of a library. */
  public boolean isInner() {
    return this == INNER_READ || this == INNER_WRITE;
  }

  /**
   * Whether it is an access to a variable by which a thread may learn of another one without being
   * ordered after it.
   */
  public boolean isUnordered() {
    return isPlain() || isInner() || this == OPAQUE_READ || this == OPAQUE_WRITE;
  }

  /** Whether it replaces the value of a variable without reading it. */
  public boolean isStore() {
    return this == WRITE || this == VOLATILE_WRITE || this == OPAQUE_WRITE || this == INNER_WRITE;
  }

  /** Whether it waits until a comparison with the value of a variable holds. */
  public boolean isAwait() {
    return this == AWAIT || this == VOLATILE_AWAIT;
  }

  /** Whether it takes a lock or permits of a semaphore, if it succeeds. */
  public boolean takes() {
    return ordering == Ordering.TAKES;
  }

  /** Whether it gives a lock or permits of a semaphore back, unless it gives up. */
  public boolean gives() {
    return this == UNLOCK || this == WAIT || this == RELEASE;
  }

  /** Whether it modifies its location in any state. */
  public boolean mayWrite() {
    return ordering != Ordering.LOOKS && ordering != Ordering.OBSERVES;
  }

  /** Whether the operation can complete when its location is in the given state. */
  public boolean enabledAt(long state, long argument, int thread) {
    return switch (this) {
      case LOCK, REACQUIRE -> state == 0;
      case UNLOCK, WAIT, NOTIFY, NOTIFY_ALL -> state == thread + 1L;
      case ACQUIRE -> state >= argument;
      case PARK -> state > 0;
      case AWAIT, VOLATILE_AWAIT -> Comparison.holds(argument, state);
      case JOIN -> state == ENDED;
      case UPDATE -> isAble(state, argument);
      case SPIN -> false;
      default -> true;
    };
  }

  /**
   * Whether an operation that also reads a flag can complete.
   *
   * @param flag the state of the flag, 0 if there is none
   */
  public boolean enabledAt(long state, long argument, int thread, long flag) {
    return (flag != 0 && givesUp()) || enabledAt(state, argument, thread);
  }

  private static boolean isAble(long state, long argument) {
    return argument == 0 || (state & argument) != 0;
  }

  /** Whether it blocks, but for a raised flag. A wait that is over must have its lock again. */
  private boolean givesUp() {
    return this == LOCK
        || this == ACQUIRE
        || this == PARK
        || this == JOIN
        || this == UPDATE
        || this == VOLATILE_AWAIT;
  }

  /** Whether the operation, executed when its location is in the given state, modifies it. */
  public boolean writesAt(long state, long argument) {
    return switch (this) {
      case COMPARE_AND_SET -> state == argument;
      case TRY_LOCK -> state == 0;
      case TRY_PARK -> state > 0;
      case TRY_ACQUIRE -> state >= argument;
      case TRY_UPDATE -> isAble(state, argument);
      case START -> state == 0;
      default -> mayWrite();
    };
  }

  /**
   * Whether an operation that also reads a flag modifies its location.
   *
   * @param flag the state of the flag, 0 if there is none
   */
  public boolean writesAt(long state, long argument, long flag) {
    if (flag == 0) {
      return writesAt(state, argument);
    }
    return switch (this) {
      case LOCK, TRY_LOCK, ACQUIRE, TRY_ACQUIRE, WAIT, UPDATE, TRY_UPDATE -> false;
      case PARK -> state > 0;
      default -> writesAt(state, argument);
    };
  }

  /**
   * What a thread gets to know by the operation, executed when its location is in the given state:
   * all of that state, or only whether it did what it was to do.
   *
   * @param writes whether the step modified its location
   */
  public long observed(long state, boolean writes) {
    return switch (this) {
      case READ_MODIFY_WRITE, AWAIT, VOLATILE_AWAIT, UPDATE, TRY_UPDATE -> state;
      case JOIN, TRY_JOIN -> state == ENDED ? 1 : 0;
      default -> isLoad() ? state : writes ? 1 : 0;
    };
  }

  /**
   * Whether the operation, executed with a raised flag when its location is in the given state, has
   * given up what it was to do.
   */
  public boolean gaveUpAt(long state) {
    return switch (this) {
      case LOCK, TRY_LOCK, ACQUIRE, TRY_ACQUIRE, WAIT, VOLATILE_AWAIT, UPDATE, TRY_UPDATE -> true;
      case PARK, TRY_PARK -> state == 0;
      case JOIN, TRY_JOIN -> state != ENDED;
      default -> false;
    };
  }

  /**
   * Whether the operation, executed when its location is in the given state, depends on what
   * another thread did and yet is not ordered after it.
   */
  boolean isSilentAt(long state, long argument) {
    return switch (this) {
      case PARK, TRY_PARK -> true;
      case TRY_LOCK, TRY_ACQUIRE, START -> !writesAt(state, argument);
      case TRY_JOIN -> state != ENDED;
      default -> false;
    };
  }

  /** Whether it touches something that belongs to the thread itself: its permit, its life. */
  public boolean isPersonal() {
    return this == PARK || this == TRY_PARK || this == END;
  }

  /** Whether it begins or awaits the life of the thread that the argument names. */
  public boolean boundsThread() {
    return this == START || this == JOIN || this == TRY_JOIN;
  }

  /**
   * The thread that a step of this kind starts or waits for, so that it comes before or after all
   * steps of that thread; or {@link Transition#NOBODY}.
   */
  int bounds(boolean writes, int flag, long argument) {
    return (this == JOIN && flag < 0) || (this == START && writes)
        ? (int) argument
        : Transition.NOBODY;
  }

  /** Whether the argument names a thread. */
  public boolean namesThread() {
    return boundsThread() || this == END || this == UNPARK || this == INTERRUPT;
  }

  /** Whether only the owner of the lock can execute it. */
  public boolean needsOwnership() {
    return this == UNLOCK || this == WAIT || this == NOTIFY || this == NOTIFY_ALL;
  }

  /** Whether it takes a lock and blocks until the lock is free. */
  public boolean takesLock() {
    return this == LOCK || this == REACQUIRE;
  }

  /** Whether it wakes waiters. */
  public boolean isNotify() {
    return this == NOTIFY || this == NOTIFY_ALL;
  }

  /** Whether the argument names a wait queue. */
  public boolean namesQueue() {
    return this == WAIT || isNotify();
  }
}
