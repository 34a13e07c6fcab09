package dev.jacquard.runtime.control;

/**
 * How a program is run.
 *
 * @param races what plain accesses are
 * @param carrier what threads run on
 * @param stepLimit a run is cut when it has so many steps
 * @param observesLives whether threads can see if others have ended, so that ending is a step
 * @param interrupts whether threads interrupt others, so that interruptible operations look for it
 * @param exact whether plain accesses are remembered one by one even while only one thread uses the
 *     object: needed if it is published without order
 * @param observesLocks whether threads can see that locks are taken, so that a loop which takes one
 *     and gives it back has an effect
 */
public record Settings(
    Races races,
    Carriers carrier,
    int stepLimit,
    boolean observesLives,
    boolean interrupts,
    boolean exact,
    boolean observesLocks) {
  /** What to do about plain accesses. */
  public enum Races {
    /** A data race is a failure; plain accesses are not scheduled. */
    REPORT,
    /** Plain accesses are steps, and data races are reported as well. */
    EXPLORE,
    /** Plain accesses are left alone. */
    IGNORE
  }

  /** What logical threads run on. */
  public enum Carriers {
    AUTO,
    CONTINUATION,
    THREAD
  }

  public static final Settings DEFAULT =
      new Settings(Races.REPORT, Carriers.AUTO, 10_000, false, false, false, false);

  public Settings with(Races newRaces) {
    return new Settings(
        newRaces, carrier, stepLimit, observesLives, interrupts, exact, observesLocks);
  }

  public Settings with(Carriers newCarrier) {
    return new Settings(
        races, newCarrier, stepLimit, observesLives, interrupts, exact, observesLocks);
  }

  public Settings limitedTo(int steps) {
    return new Settings(races, carrier, steps, observesLives, interrupts, exact, observesLocks);
  }

  public Settings observingLives() {
    return new Settings(races, carrier, stepLimit, true, interrupts, exact, observesLocks);
  }

  public Settings exactly() {
    return new Settings(races, carrier, stepLimit, observesLives, interrupts, true, observesLocks);
  }

  public Settings withInterrupts() {
    return new Settings(races, carrier, stepLimit, observesLives, true, exact, observesLocks);
  }

  public Settings observingLocks() {
    return new Settings(races, carrier, stepLimit, observesLives, interrupts, exact, true);
  }
}
