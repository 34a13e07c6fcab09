package dev.jacquard.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The threads that have something to show, each in a column of its own. */
final class Lanes {
  private final List<Integer> threads;

  Lanes(List<Moment> moments, List<Bar> waits) {
    threads =
        List.copyOf(
            new TreeSet<>(
                Stream.concat(moments.stream().map(Moment::thread), waits.stream().map(Bar::thread))
                    .toList()));
  }

  List<Integer> threads() {
    return threads;
  }

  /** The lane of a thread, from 0. */
  int of(int thread) {
    return threads.indexOf(thread);
  }

  /** For each bar the place that it has beside others in its lane, from 0. */
  static List<Integer> slots(List<Bar> bars) {
    List<Integer> slots = new ArrayList<>();
    for (int i = 0; i < bars.size(); i++) {
      TreeSet<Integer> taken = new TreeSet<>();
      for (int j = 0; j < i; j++) {
        if (bars.get(j).thread() == bars.get(i).thread() && bars.get(j).overlaps(bars.get(i))) {
          taken.add(slots.get(j));
        }
      }
      int slot = 0;
      while (taken.contains(slot)) {
        slot++;
      }
      slots.add(slot);
    }
    return slots;
  }
}
