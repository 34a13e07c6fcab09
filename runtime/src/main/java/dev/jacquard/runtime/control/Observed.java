package dev.jacquard.runtime.control;

/**
 * What the program turned out to look at. A program pays for these only if it uses them: the first
 * run that does ends the exploration, which begins again ({@link Restart}).
 *
 * @param lives threads can see if others have ended, so that ending is a step
 * @param interrupts threads interrupt others, so that interruptible operations look for it
 * @param exact an object is published without order, so that plain accesses are remembered one by
 *     one even while only one thread uses it
 * @param locks threads can see that locks are taken, so that a loop which takes one and gives it
 *     back has an effect
 * @param sizes threads look at how large a concurrent map is, so that counting is a step
 */
record Observed(boolean lives, boolean interrupts, boolean exact, boolean locks, boolean sizes) {
  static final Observed NOTHING = new Observed(false, false, false, false, false);

  Observed andLives() {
    return new Observed(true, interrupts, exact, locks, sizes);
  }

  Observed andInterrupts() {
    return new Observed(lives, true, exact, locks, sizes);
  }

  Observed andPublications() {
    return new Observed(lives, interrupts, true, locks, sizes);
  }

  Observed andLocks() {
    return new Observed(lives, interrupts, exact, true, sizes);
  }

  Observed andSizes() {
    return new Observed(lives, interrupts, exact, locks, true);
  }
}
