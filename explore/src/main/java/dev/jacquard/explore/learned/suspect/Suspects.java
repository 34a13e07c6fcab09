package dev.jacquard.explore.learned.suspect;

import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Steps of a run that would go wrong if threads came to them at once: accesses that conflict, and
 * locks that threads take who hold those of each other. One of a sort is enough, and not too many.
 */
final class Suspects {
  private static final int MOST = 64;
  private static final int MOST_PAIRS_OF_A_LOCATION = 8;
  private static final int LONGEST_CYCLE = 8;
  private static final int MOST_CHAINS = 20_000;

  private final Trace run;
  private final List<int[]> all = new ArrayList<>();
  private int chains;

  private Suspects(Trace run) {
    this.run = run;
  }

  /** The suspects of a run; each is a step of each of several threads. */
  static List<int[]> of(Trace run, Explorer.DataRaces dataRaces) {
    Suspects suspects = new Suspects(run);
    if (dataRaces != Explorer.DataRaces.ONLY) {
      suspects.findCycles();
    }
    if (dataRaces != Explorer.DataRaces.IGNORE) {
      suspects.findConflicts();
    }
    return suspects.all;
  }

  private record Access(int thread, int site, boolean writes) {}

  /** The first and the last access of each thread at each place. */
  private void findConflicts() {
    Map<Integer, Map<Access, int[]>> accesses = new TreeMap<>();
    for (int row = 0; row < run.length(); row++) {
      if (run.kind(row).isPlain()) {
        Access access = new Access(run.thread(row), run.site(row), run.writes(row));
        int first = row;
        accesses.computeIfAbsent(run.location(row), location -> new LinkedHashMap<>())
                .computeIfAbsent(access, none -> new int[] {first, first})[1] =
            row;
      }
    }
    Set<List<Integer>> places = new HashSet<>();
    accesses.values().forEach(ofOne -> findConflicts(List.copyOf(ofOne.entrySet()), places));
  }

  private void findConflicts(List<Map.Entry<Access, int[]>> accesses, Set<List<Integer>> places) {
    int pairs = 0;
    for (int i = 0; i < accesses.size(); i++) {
      for (int j = 0; j < i && pairs < MOST_PAIRS_OF_A_LOCATION; j++) {
        Access one = accesses.get(i).getKey();
        Access other = accesses.get(j).getKey();
        boolean conflict = one.thread() != other.thread() && (one.writes() || other.writes());
        int least = Math.min(one.site(), other.site());
        int most = Math.max(one.site(), other.site());
        if (conflict
            && places.add(List.of(run.location(accesses.get(i).getValue()[0]), least, most))) {
          pairs++;
          addPairs(accesses.get(i).getValue(), accesses.get(j).getValue());
        }
      }
    }
  }

  private void addPairs(int[] one, int[] other) {
    add(one[0], other[0]);
    if (one[1] != one[0] || other[1] != other[0]) {
      add(one[1], other[1]);
    }
  }

  private void add(int... steps) {
    if (all.size() < MOST) {
      all.add(steps);
    }
  }

  /** A thread takes a lock while it has others. */
  private record Taking(int thread, int lock, Set<Integer> held, int row) {}

  private void findCycles() {
    List<Taking> takings = takings();
    for (Taking first : takings) {
      List<Taking> chain = new ArrayList<>(List.of(first));
      extend(chain, takings);
    }
  }

  /** Each thread of a chain wants a lock that the next one has. */
  private void extend(List<Taking> chain, List<Taking> takings) {
    Taking first = chain.get(0);
    Taking last = chain.get(chain.size() - 1);
    for (Taking next : takings) {
      if (chains++ > MOST_CHAINS || chain.size() == LONGEST_CYCLE) {
        return;
      }
      boolean fits =
          next.thread() > first.thread() // so that a cycle is found once
              && next.held().contains(last.lock())
              && chain.stream().noneMatch(taking -> taking.thread() == next.thread());
      if (fits) {
        chain.add(next);
        if (first.held().contains(next.lock())) {
          add(chain.stream().mapToInt(Taking::row).toArray());
        } else {
          extend(chain, takings);
        }
        chain.remove(chain.size() - 1);
      }
    }
  }

  private List<Taking> takings() {
    List<Taking> takings = new ArrayList<>();
    Set<List<Object>> known = new HashSet<>();
    Map<Integer, Set<Integer>> held = new HashMap<>();
    for (int row = 0; row < run.length(); row++) {
      Kind kind = run.kind(row);
      if (kind.subject() != Kind.Subject.LOCK || !run.writes(row)) {
        continue;
      }
      int thread = run.thread(row);
      int lock = run.location(row);
      Set<Integer> has = held.computeIfAbsent(thread, none -> new HashSet<>());
      if (kind.gives()) {
        has.remove(lock);
      } else if (kind.takes()) {
        Set<Integer> others = Set.copyOf(has);
        boolean waits = kind == Kind.LOCK && !others.isEmpty();
        if (waits && known.add(List.of(thread, lock, others))) {
          takings.add(new Taking(thread, lock, others, row));
        }
        has.add(lock);
      }
    }
    return takings;
  }
}
