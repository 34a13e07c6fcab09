package dev.jacquard.benchmarks.peers;

import java.time.Duration;

/**
 * How some commands ended.
 *
 * @param text all that they printed, on either stream
 * @param wall how long they took by the clock on the wall
 * @param processor what they and the processes they started spent; zero if no shell tells it
 * @param overTime whether they were ended by force
 */
record Printed(String text, Duration wall, Duration processor, boolean overTime) {
  /** With what came after it. */
  Printed and(Printed next) {
    return new Printed(
        text + next.text,
        wall.plus(next.wall),
        processor.plus(next.processor),
        overTime || next.overTime);
  }
}
