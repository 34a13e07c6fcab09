package dev.jacquard.runtime.history;

/**
 * A loop that a thread has begun and may not have left, and the moment from which on it is told.
 */
final class OpenLoop {
  final int frame;
  final int loop;
  final boolean exits;

  /** How many steps the run had taken when it last came round. */
  int lastRound = -1;

  /** The history at that moment. */
  int past;

  /** How often the loop had come to its head by then, since that history began. */
  int times;

  /** What the thread had done by then that no step tells. */
  int deeds;

  /** How many histories the thread had by then, or when the loop was last at its head. */
  long seen;

  OpenLoop(int frame, int loop, boolean exits) {
    this.frame = frame;
    this.loop = loop;
    this.exits = exits;
  }
}
