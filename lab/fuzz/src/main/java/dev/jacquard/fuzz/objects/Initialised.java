package dev.jacquard.fuzz.objects;

/** A class that threads reach for the first time, perhaps both at once. */
final class Initialised {
  static int value = first();

  private Initialised() {}

  private static int first() {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += i;
    }
    return sum;
  }
}
