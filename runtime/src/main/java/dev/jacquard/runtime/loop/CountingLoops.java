package dev.jacquard.runtime.loop;

/**
 * Whether loops that count in every round are to tell their variables. They never come back to the
 * same state, so that only a search which learns threads has a use for it; rewritten code looks
 * here before it does anything.
 */
public final class CountingLoops {
  public static boolean told;

  private CountingLoops() {}
}
