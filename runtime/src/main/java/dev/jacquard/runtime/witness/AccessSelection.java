package dev.jacquard.runtime.witness;

import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.witness.Testimony.Seen;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which accesses of a run tell something: those to places that several threads touch, and the last
 * ones of a thread that fails. A place where nothing changes once it has been set up, by a
 * constructor or before there was a second thread, tells nothing, unless there is a race on it.
 */
final class AccessSelection {
  /** Of the accesses of one thread between two of its steps the last are shown. */
  private static final int MOST_IN_GAP = 20;

  /** Of all accesses the last are shown. */
  private static final int MOST = 200;

  /** So many accesses that led to a failure are shown whatever they touch. */
  private static final int LAST_WORDS = 3;

  /** How far back a repetition is looked for. */
  private static final int MEMORY = 32;

  private final Trace trace;
  private final AccessNames names;
  private final int company;
  private final List<Integer> orders = new ArrayList<>();

  AccessSelection(Trace trace, AccessNames names) {
    this.trace = trace;
    this.names = names;
    company = company(trace);
  }

  /** The step from which on the first thread is not alone. */
  private static int company(Trace trace) {
    int row = 0;
    while (row < trace.length() && trace.thread(row) == 0 && trace.kind(row) != Kind.START) {
      row++;
    }
    return row;
  }

  /** The accesses to show, of all in their order. */
  List<Seen> of(Collection<RawAccess> accesses) {
    List<RawAccess> all = withoutRepetitions(accesses);
    Map<Object, Map<Long, Place>> places = new IdentityHashMap<>();
    for (RawAccess access : all) {
      places
          .computeIfAbsent(access.base, base -> new HashMap<>())
          .computeIfAbsent(access.offset, offset -> new Place())
          .note(access);
    }
    Set<RawAccess> lastWords = lastWords(all);
    return bounded(
        all.stream()
            .filter(
                access ->
                    places.get(access.base).get(access.offset).tells()
                        || isRacy(access)
                        || lastWords.contains(access))
            .toList());
  }

  private static List<RawAccess> withoutRepetitions(Collection<RawAccess> accesses) {
    List<RawAccess> kept = new ArrayList<>();
    for (RawAccess access : accesses) {
      List<RawAccess> recent = kept.subList(Math.max(0, kept.size() - MEMORY), kept.size());
      if (recent.stream().noneMatch(access::repeats)) {
        kept.add(access);
      }
    }
    return kept;
  }

  private boolean isRacy(RawAccess access) {
    for (DataRace race : trace.races()) {
      if (names.isAt(access, race.location())) {
        return true;
      }
    }
    return false;
  }

  /** What threads that failed did since their last step, except those by which they went away. */
  private Set<RawAccess> lastWords(List<RawAccess> accesses) {
    Set<RawAccess> last = new HashSet<>();
    for (Failure failure : trace.failures()) {
      int since = lastStep(failure.thread()) + 1;
      Deque<RawAccess> own = new ArrayDeque<>();
      for (RawAccess access : accesses) {
        if (access.thread == failure.thread() && access.step >= since) {
          own.add(access);
          if (own.size() > LAST_WORDS) {
            own.removeFirst();
          }
        }
      }
      last.addAll(own);
    }
    return last;
  }

  private int lastStep(int thread) {
    int row = trace.lastBefore(trace.length(), thread);
    while (row >= 0 && (trace.kind(row) == Kind.UNLOCK || trace.kind(row) == Kind.END)) {
      row = trace.lastBefore(row, thread);
    }
    return row;
  }

  /** How many of the accesses that were selected have so many accesses before them. */
  int before(int order) {
    int count = 0;
    while (count < orders.size() && orders.get(count) < order) {
      count++;
    }
    return count;
  }

  private List<Seen> bounded(List<RawAccess> telling) {
    List<Seen> seen = new ArrayList<>();
    int unseen = 0;
    for (int i = 0; i < telling.size(); i++) {
      RawAccess access = telling.get(i);
      boolean crowded =
          i + MOST_IN_GAP < telling.size() && telling.get(i + MOST_IN_GAP).isSameGap(access);
      if (crowded || telling.size() - i > MOST) {
        unseen++;
      } else {
        seen.add(seen(access, unseen));
        orders.add(access.order);
        unseen = 0;
      }
    }
    return seen;
  }

  private Seen seen(RawAccess access, int unseen) {
    return new Seen(
        access.thread,
        access.step,
        names.of(access),
        access.write,
        access.value,
        access.site == Sites.UNKNOWN ? "" : Sites.get(access.site).toString(),
        unseen);
  }

  /** What is known of the accesses to one place. */
  private final class Place {
    private int first = LogicalThread.NOWHERE;
    private boolean shared;
    private boolean changes;

    void note(RawAccess access) {
      if (first == LogicalThread.NOWHERE) {
        first = access.thread;
      }
      shared |= access.thread != first;
      changes |= access.write && (shared || !setsUp(access));
    }

    boolean tells() {
      return shared && changes;
    }
  }

  private boolean setsUp(RawAccess access) {
    String method = Sites.get(access.site).method();
    return access.step <= company || method.equals("<init>") || method.equals("<clinit>");
  }
}
