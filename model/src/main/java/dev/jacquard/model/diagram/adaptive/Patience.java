package dev.jacquard.model.diagram.adaptive;

/** Looks at the clock now and then while an orbit is taken apart, which can take for ever. */
final class Patience {
  private static final int PAUSE = 255;

  private final Runnable look;
  private int spent;

  /**
   * A patience without end, unless somebody ends it.
   *
   * @param look called now and then; throws something to end the work
   */
  Patience(Runnable look) {
    this.look = look;
  }

  void spend() {
    spent++;
    if ((spent & PAUSE) == 0) {
      look.run();
    }
  }
}
