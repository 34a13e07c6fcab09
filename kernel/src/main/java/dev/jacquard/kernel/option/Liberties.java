package dev.jacquard.kernel.option;

import java.io.Serializable;

/**
 * Which of the liberties that a real JVM may take are explored. The others are assumptions of the
 * verdict.
 *
 * @param time how much time may pass where it decides
 * @param spurious whether waits may return, and weak attempts fail, without a reason
 */
public record Liberties(CourseOfTime time, Spurious spurious) implements Serializable {
  /** What is used if the user says nothing. */
  public static final Liberties NONE = new Liberties(CourseOfTime.ONE, Spurious.NEVER);

  public Liberties with(CourseOfTime newTime) {
    return new Liberties(newTime, spurious);
  }

  public Liberties with(Spurious newSpurious) {
    return new Liberties(time, newSpurious);
  }
}
