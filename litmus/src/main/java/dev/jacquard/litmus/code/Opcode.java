package dev.jacquard.litmus.code;

import dev.jacquard.kernel.trace.Kind;

/** What an instruction does; a visible one has the kind of its operation. */
public enum Opcode {
  /** {@code target = left}. */
  MOVE,
  /** {@code target = operator left}. */
  UNARY,
  /** {@code target = left operator right}. */
  BINARY,
  /** Goes on at instruction {@code base}. */
  JUMP,
  /** Goes on at instruction {@code base} if register {@code left} is 0. */
  JUMP_IF_ZERO,
  /** Fails if register {@code left} is 0. */
  ASSERT,
  /** Ends the thread. */
  END,

  READ(Kind.READ),
  WRITE(Kind.WRITE),
  VOLATILE_READ(Kind.VOLATILE_READ),
  VOLATILE_WRITE(Kind.VOLATILE_WRITE),
  /** {@code target = cell; cell += left}. */
  ADD(Kind.READ_MODIFY_WRITE),
  /** {@code target = cell; cell = left}. */
  SWAP(Kind.READ_MODIFY_WRITE),
  /** {@code target = (cell == left); if so, cell = right}. */
  COMPARE_AND_SET(Kind.COMPARE_AND_SET),
  AWAIT(Kind.AWAIT),
  VOLATILE_AWAIT(Kind.VOLATILE_AWAIT),
  LOCK(Kind.LOCK),
  UNLOCK(Kind.UNLOCK),
  TRY_LOCK(Kind.TRY_LOCK),
  /** Always followed by REACQUIRE; {@code right} is the wait queue of the first cell. */
  WAIT(Kind.WAIT),
  REACQUIRE(Kind.REACQUIRE),
  NOTIFY(Kind.NOTIFY),
  NOTIFY_ALL(Kind.NOTIFY_ALL),
  PARK(Kind.PARK),
  TRY_PARK(Kind.TRY_PARK),
  /** {@code right} is the thread. */
  UNPARK(Kind.UNPARK),
  ACQUIRE(Kind.ACQUIRE),
  RELEASE(Kind.RELEASE),
  TRY_ACQUIRE(Kind.TRY_ACQUIRE),
  /** {@code right} is the thread. */
  START(Kind.START),
  /** {@code right} is the thread. */
  JOIN(Kind.JOIN),
  /** {@code right} is the thread. */
  TRY_JOIN(Kind.TRY_JOIN),
  /** Comes before END in threads whose end others can look at. */
  LAST_STEP(Kind.END),
  /** {@code right} is the thread. */
  INTERRUPT(Kind.INTERRUPT),
  /** {@code target = the thread's own flag; flag = 0}. */
  INTERRUPTED(Kind.READ_MODIFY_WRITE),
  /** {@code target = one of 0 .. right-1}. */
  CHOOSE(Kind.CHOOSE);

  private final Kind kind;

  Opcode() {
    this(null);
  }

  Opcode(Kind kind) {
    this.kind = kind;
  }

  /** Whether executing it is a step that other threads can notice. */
  public boolean visible() {
    return kind != null;
  }

  /** The kind of the visible operation. */
  public Kind kind() {
    return kind;
  }

  /** The operation that does the same if it can at once, and else nothing; itself if none does. */
  Opcode attempt() {
    return switch (this) {
      case PARK -> TRY_PARK;
      case JOIN -> TRY_JOIN;
      default -> this;
    };
  }

  /** Whether it reads and modifies a cell in one step. */
  public boolean isAtomicUpdate() {
    return this == ADD || this == SWAP || this == COMPARE_AND_SET;
  }
}
