package dev.jacquard.runtime.loop;

/**
 * The last time that a loop came to its head: what its thread knew and held there. If it comes back
 * in the same state without having had an effect, it goes round for ever unless another thread
 * changes what it looks at.
 */
final class LoopIteration {
  static final int NOWHERE = -1;

  private final int frame;
  private final int loop;
  private final boolean exits;

  private long effects;
  private long looks;
  private long clockReads;
  private long held;
  private int step;
  private int entries;
  private int leaps;
  private boolean hopped;
  private int fewestLocks;
  private int waitsAt;
  private long[] numbers;
  private Object[] references;

  /**
   * A loop in an activation of a method.
   *
   * @param exits whether it can be left but by an exception
   */
  LoopIteration(int frame, int loop, boolean exits) {
    this.frame = frame;
    this.loop = loop;
    this.exits = exits;
  }

  boolean exits() {
    return exits;
  }

  boolean is(int ofFrame, int ofLoop) {
    return frame == ofFrame && loop == ofLoop;
  }

  /** The activation of a method to which the loop belongs; later ones have higher numbers. */
  int frame() {
    return frame;
  }

  /** The loop begins. */
  void enter() {
    entries++;
    forgetLeaps();
    hopped = false;
  }

  /** How often the loop has begun. */
  int entries() {
    return entries;
  }

  /** The local variables at its head that are numbers. */
  long[] numbers() {
    return numbers;
  }

  /** The local variables at its head that refer to objects. */
  Object[] references() {
    return references;
  }

  /** The loop is at its head. */
  void begin(LoopHistory doings, int newStep, LoopState locals) {
    effects = Effects.count;
    looks = Effects.looks;
    clockReads = doings.clockReads();
    held = doings.held();
    fewestLocks = doings.locks();
    waitsAt = NOWHERE;
    step = newStep;
    numbers = locals.numbers();
    references = locals.references();
  }

  /** The loop goes on from its head, where it has halted. */
  void again(LoopHistory doings, int newStep) {
    effects = Effects.count;
    looks = Effects.looks;
    clockReads = doings.clockReads();
    fewestLocks = doings.locks();
    waitsAt = NOWHERE;
    step = newStep;
  }

  /** Whether nothing has happened since but looking around. */
  boolean wasIdle(LoopHistory doings, LoopState locals) {
    return effects == Effects.count && held == doings.held() && locals.equals(numbers, references);
  }

  /** Whether it looked at memory by a plain read. */
  boolean looked() {
    return looks != Effects.looks;
  }

  /** The first step of the round. */
  int step() {
    return step;
  }

  void hold(int locks, int waitingAt) {
    if (locks < fewestLocks) {
      fewestLocks = locks;
      waitsAt = waitingAt;
    }
  }

  /** Where the thread waits when it holds the fewest locks, or {@link #NOWHERE} if it goes on. */
  int waitsAt() {
    return waitsAt;
  }

  /** How many locks the thread held where it held the fewest. */
  int fewestLocks() {
    return fewestLocks;
  }

  boolean readsClock(LoopHistory doings) {
    return clockReads != doings.clockReads();
  }

  /** How often time has made a leap for it, with this one. */
  int leap() {
    return ++leaps;
  }

  /** The last leap did not come to its end. */
  void takeLeapBack() {
    leaps--;
  }

  /** Whether time has made a short leap for it, with this question. */
  boolean hasHopped() {
    boolean before = hopped;
    hopped = true;
    return before;
  }

  void forgetLeaps() {
    leaps = 0;
  }
}
