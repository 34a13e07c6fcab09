package dev.jacquard.explore.estimate;

import java.util.Arrays;

/** How the size of a state's next subtree compares with the mean of those before it. */
final class Dwindling {
  private static final int PLACES = 32;

  private final double[] logarithms = new double[PLACES];
  private final long[] counts = new long[PLACES];
  private final double[] ratios = new double[PLACES];
  private boolean stale = true;

  /** The subtree behind so many others is complete. */
  void learn(int before, double meanBefore, double size) {
    int place = place(before);
    logarithms[place] += size == meanBefore ? 0 : Math.log(size / meanBefore);
    counts[place]++;
    stale = true;
  }

  /** The size of several subtrees, not always a whole number, given the sizes of the first. */
  double total(double firstSizes, int first, double kids) {
    refresh();
    double total = firstSizes;
    double known = first;
    while (known < kids) {
      double part = Math.min(1, kids - known);
      total += part * ratios[place((int) known)] * total / known;
      known += part;
    }
    return total;
  }

  private void refresh() {
    if (stale) {
      Arrays.setAll(ratios, i -> counts[i] == 0 ? 1 : Math.exp(logarithms[i] / counts[i]));
      stale = false;
    }
  }

  private static int place(int before) {
    return Math.min(before, PLACES - 1);
  }
}
