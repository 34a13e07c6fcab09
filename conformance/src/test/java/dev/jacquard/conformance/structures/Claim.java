package dev.jacquard.conformance.structures;

/** What tests assert. */
final class Claim {
  private Claim() {}

  static void that(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
