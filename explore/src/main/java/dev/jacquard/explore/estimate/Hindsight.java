package dev.jacquard.explore.estimate;

/**
 * What earlier estimates turned out to be worth: those of subtrees that are complete now. The more
 * of an estimate is extrapolated, the more it errs.
 */
final class Hindsight {
  /**
   * Nothing is corrected before estimates have erred more than by chance: squares of logarithms.
   */
  private static final double TRUST = 20;

  /** Something of what was extrapolated always remains. */
  private static final double MOST = 0.9;

  /**
   * What was foretold of a subtree before it was complete.
   *
   * @param size the logarithm of the runs in it
   * @param extrapolated the logarithm of how many times that is what was seen of it by then
   */
  record Forecast(double size, double extrapolated) {}

  private double squares = TRUST;
  private double products;

  /** A subtree turns out to have so many runs. */
  void learn(Forecast forecast, long runs) {
    squares += forecast.extrapolated * forecast.extrapolated;
    products += forecast.extrapolated * (Math.log(runs) - forecast.size);
  }

  /** To which power of what is extrapolated estimates have come out too low; negative: too high. */
  double bias() {
    return Math.max(-MOST, Math.min(MOST, products / squares));
  }
}
