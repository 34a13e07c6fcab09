package dev.jacquard.conformance;

/** What tests assert. */
public final class Claim {
  private Claim() {}

  public static void that(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
