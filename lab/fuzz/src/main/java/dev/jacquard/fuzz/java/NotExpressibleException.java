package dev.jacquard.fuzz.java;

/** Says that a litmus program has no Java program with the same steps, and why. */
public final class NotExpressibleException extends RuntimeException {
  private final Obstacle obstacle;

  NotExpressibleException(Obstacle obstacle) {
    super("Java cannot express " + obstacle.description());
    this.obstacle = obstacle;
  }

  public Obstacle obstacle() {
    return obstacle;
  }
}
