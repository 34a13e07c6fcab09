package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Threads that wait for each other in a circle: each for something that only the next can give, the
 * last for the first.
 */
record WaitCycle(List<Waiting.Wait> waits) {
  WaitCycle {
    waits = List.copyOf(waits);
  }

  /** The circle with the thread of lowest number in it, that one first; empty if there is none. */
  static WaitCycle among(List<Waiting.Wait> all) {
    Map<Integer, Waiting.Wait> byThread = new HashMap<>();
    all.forEach(wait -> byThread.put(wait.thread(), wait));
    for (Waiting.Wait start : all) {
      List<Waiting.Wait> chain = new ArrayList<>();
      Waiting.Wait next = start;
      while (next != null && !chain.contains(next)) {
        chain.add(next);
        next = next.forThread().map(byThread::get).orElse(null);
      }
      if (start.equals(next)) {
        return new WaitCycle(chain);
      }
    }
    return new WaitCycle(List.of());
  }

  /** Who holds what and waits for what, one clause for each thread. */
  List<String> clauses(Legend legend) {
    List<String> clauses = new ArrayList<>();
    for (int i = 0; i < waits.size(); i++) {
      Waiting.Wait before = waits.get((i == 0 ? waits.size() : i) - 1);
      String holds = before.what().startsWith("lock ") ? "holds " + before.what() + " and " : "";
      holds = before.initialised().map(type -> "initialises " + type + " and ").orElse(holds);
      Waiting.Wait wait = waits.get(i);
      clauses.add(legend.thread(wait.thread()) + " " + holds + "waits for " + wait.what());
    }
    return clauses;
  }
}
