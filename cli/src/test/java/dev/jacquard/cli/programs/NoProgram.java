package dev.jacquard.cli.programs;

/** A main method, but not one that anybody can call. */
public final class NoProgram {
  private static void main(String[] args) {}

  /** One that needs an object. */
  public static final class WithInstanceMain {
    public void main(String[] args) {}
  }

  /** None at all. */
  public static final class Empty {}
}
