package dev.jacquard.fuzz.hostile;

/** What one thread has seen, for whoever joins it. */
final class Seen {
  String words = "";

  void add(Object what) {
    words = words + what + ";";
  }

  @Override
  public String toString() {
    return words;
  }
}
