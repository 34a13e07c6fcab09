package dev.jacquard.broker.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which workers there are, who of them waits for work, and who has not been heard of. */
final class Attendance {
  private final long silence;
  private final Map<String, Long> lastHeard = new LinkedHashMap<>();
  private final Set<String> waiting = new LinkedHashSet<>();

  Attendance(long silence) {
    this.silence = silence;
  }

  void works(String worker, long now) {
    lives(worker, now);
    waiting.remove(worker);
  }

  void waits(String worker, long now) {
    lives(worker, now);
    waiting.add(worker);
  }

  void lives(String worker, long now) {
    lastHeard.put(worker, now);
  }

  int waiting() {
    return waiting.size();
  }

  int waitingBeside(String worker) {
    return waiting.size() - (waiting.contains(worker) ? 1 : 0);
  }

  /** Those of whom nobody has heard for too long, once. */
  List<String> missing(long now) {
    List<String> missing = new ArrayList<>();
    lastHeard.forEach(
        (worker, heard) -> {
          if (now - heard > silence) {
            missing.add(worker);
          }
        });
    missing.forEach(lastHeard::remove);
    waiting.removeAll(missing);
    return missing;
  }
}
