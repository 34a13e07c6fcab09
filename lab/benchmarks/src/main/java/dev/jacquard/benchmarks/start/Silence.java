package dev.jacquard.benchmarks.start;

/** A program that does nothing: what a JVM takes. */
final class Silence {
  private Silence() {}

  public static void main(String[] arguments) {}
}
