package dev.jacquard.report.page;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which stretches of a long time line are folded away at first: what is far from its beginning, its
 * end, its marks and its context switches.
 */
final class Folds {
  /** Moments from the first to the last, both included. */
  record Fold(int first, int last) {
    boolean has(int moment) {
      return first <= moment && moment <= last;
    }

    int size() {
      return last - first + 1;
    }
  }

  /** A time line of this length is scrolled through without complaint. */
  private static final int SHORT = 150;

  private static final int BEGINNING = 15;
  private static final int END = 40;
  private static final int AROUND_MARK = 8;
  private static final int AROUND_SWITCH = 2;

  /** With more switches than this they are the noise, not the signal. */
  private static final int MANY_SWITCHES = 40;

  /** Fewer moments than this are not worth a fold. */
  private static final int SMALL = 4;

  private final List<Moment> moments;
  private final BitSet kept = new BitSet();

  private Folds(List<Moment> moments) {
    this.moments = moments;
  }

  static List<Fold> of(List<Moment> moments) {
    return moments.size() <= SHORT ? List.of() : new Folds(moments).folds();
  }

  private List<Fold> folds() {
    long switches = moments.stream().filter(Moment::switches).count();
    keep(0, BEGINNING);
    keep(moments.size() - END, moments.size());
    for (int i = 0; i < moments.size(); i++) {
      Moment moment = moments.get(i);
      if (moment.isMarked()) {
        keep(i - AROUND_MARK, i + AROUND_MARK);
      } else if (moment.switches() && switches <= MANY_SWITCHES) {
        keep(i - AROUND_SWITCH, i + AROUND_SWITCH);
      }
    }
    return gaps();
  }

  private void keep(int from, int to) {
    kept.set(Math.max(0, from), Math.min(moments.size(), to));
  }

  private List<Fold> gaps() {
    List<Fold> folds = new ArrayList<>();
    int from = kept.nextClearBit(0);
    while (from < moments.size()) {
      int next = kept.nextSetBit(from);
      Fold fold = new Fold(from, (next < 0 ? moments.size() : next) - 1);
      if (fold.size() >= SMALL) {
        folds.add(fold);
      }
      from = kept.nextClearBit(fold.last() + 1);
    }
    return folds;
  }
}
