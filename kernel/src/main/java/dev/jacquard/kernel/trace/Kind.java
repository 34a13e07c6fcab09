package dev.jacquard.kernel.trace;

/**
 * The kind of a visible operation, with its meaning on the state of the one location it touches.
 *
 * <p>The state of a location is a {@code long}: a variable's value, a lock's owner plus one (0 when
 * free), a semaphore's permits, a thread's park permit, a thread's life. What an operation needs of
 * that state, and whether it modifies it, is said here and nowhere else.
 *
 * <p>An operation may also read a flag of its own thread, by which others interrupt it. A raised
 * flag (not 0) makes blocking operations give up: they complete, and do nothing. Only a park and a
 * join do not give up if what they wait for is there.
 */
public enum Kind {
  /** Plain read of a variable. */
  READ,
  /** Plain write of a variable. */
  WRITE,
  /** Volatile read. */
  VOLATILE_READ,
  /** Volatile write. */
  VOLATILE_WRITE,
  /** Atomic read-modify-write with volatile ordering, always a modification. */
  READ_MODIFY_WRITE,
  /**
   * Compare-and-set with volatile ordering; the argument is the expected value. Failing is a read.
   */
  COMPARE_AND_SET,
  /** Plain read that blocks until a {@link Comparison} with a constant holds. */
  AWAIT,
  /** Volatile read that blocks until a {@link Comparison} with a constant holds. */
  VOLATILE_AWAIT,
  /** Outermost acquisition of a lock or monitor. */
  LOCK,
  /** Outermost release of a lock or monitor. */
  UNLOCK,
  /** Attempt to acquire a lock; failing is a read. */
  TRY_LOCK,
  /** First half of a wait: joins the wait queue that the argument names and releases the lock. */
  WAIT,
  /** Second half of a wait: a notified thread takes the lock again. */
  REACQUIRE,
  /** Wakes one waiter of the queue that the argument names; the result is its thread, or -1. */
  NOTIFY,
  /** Wakes all waiters of the queue that the argument names. */
  NOTIFY_ALL,
  /** Consumes the thread's own permit, blocking until there is one. */
  PARK,
  /** Consumes the thread's own permit if there is one; else a read. A park with a time limit. */
  TRY_PARK,
  /** Makes the permit of a thread available. */
  UNPARK,
  /** Takes as many permits of a semaphore as the argument says, blocking until there are enough. */
  ACQUIRE,
  /** Returns permits to a semaphore. */
  RELEASE,
  /** Attempt to take permits; failing is a read. */
  TRY_ACQUIRE,
  /** Starts the thread that the argument names; if it was started before, a failing read. */
  START,
  /** Blocks until the thread that the argument names has ended. */
  JOIN,
  /**
   * Looks whether the thread that the argument names has ended. For threads that end by {@link
   * #END}: another end is no step that it could depend on.
   */
  TRY_JOIN,
  /** The end of a thread as a step of its own; without it the end is a part of the last step. */
  END,
  /** Raises the flag of the thread that the argument names; a volatile write. */
  INTERRUPT,
  /**
   * One call on an object that is modelled as a whole, such as a queue. The low bits of the
   * object's state say what it can do now (give an element, take one), the argument is a set of
   * such bits; blocks until one of them is set. Without any bit in the argument it never blocks.
   */
  UPDATE,
  /** The same without blocking: if none of the bits is set, the call fails and is a read. */
  TRY_UPDATE,
  /**
   * A loop waits for others and has gone round once without any effect: it does not go on. The same
   * execution in which it looks later is explored elsewhere.
   */
  SPIN,
  /** A choice of data, touching nothing. */
  CHOOSE;

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
   * The same for an operation that also reads a flag, given the state of that; 0 if there is none.
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
      case READ, VOLATILE_READ, AWAIT, VOLATILE_AWAIT, JOIN, TRY_JOIN, SPIN, CHOOSE -> false;
      case COMPARE_AND_SET -> state == argument;
      case TRY_LOCK -> state == 0;
      case TRY_PARK -> state > 0;
      case TRY_ACQUIRE -> state >= argument;
      case TRY_UPDATE -> isAble(state, argument);
      case START -> state == 0;
      default -> true;
    };
  }

  /**
   * The same for an operation that also reads a flag, given the state of that; 0 if there is none.
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

  /** State of a thread's life after its last step; 0 before its start, 1 while it is alive. */
  public static final long ENDED = 2;
}
