package dev.jacquard.benchmarks.costs;

/** What an exploration does for each execution, in this order. */
enum Phase {
  NEXT("the next plan"),
  LIMITS("budget and supervisor"),
  RUN("running it"),
  HARVEST("data races, tally"),
  LEARN("learning"),
  ESTIMATE("estimate, journal");

  private final String text;

  Phase(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
