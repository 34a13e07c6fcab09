package dev.jacquard.report.text;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Entry;
import dev.jacquard.report.HeldLocks;
import dev.jacquard.report.Marks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Leaves out of a long table what matters least. What matters, in this order: where failures were
 * decided; what leads there and touches the same objects; starts and joins, and where another
 * thread goes on; and of equal things the later one.
 */
final class Folding {
  /** How much of a failing thread's own past tells which objects its failure is about. */
  private static final int PAST = 6;

  private final Trace trace;
  private final Legend legend;
  private final Marks marks;
  private final List<Entry> all;
  private final HappensBefore order = HappensBefore.ofProgram();
  private final Set<String> objects = new HashSet<>();
  private final List<Integer> decisive = new ArrayList<>();

  Folding(Trace trace, Legend legend, Marks marks, List<Entry> all) {
    this.trace = trace;
    this.legend = legend;
    this.marks = marks;
    this.all = all;
    order.analyse(trace);
    for (int i = 0; i < all.size(); i++) {
      if (marks.label(all.get(i)).isPresent()) {
        addObjectsOf(i);
      }
    }
  }

  /** At most so many lines, and more only if more are marked. */
  List<Entry> to(int most) {
    if (all.size() <= most) {
      return all;
    }
    boolean[] kept = new boolean[all.size()];
    int room = most;
    for (int weight = 3; weight >= 0; weight--) {
      for (int i = all.size() - 1; i >= 0; i--) {
        if (weight(i) == weight && (weight == 3 || room > 0)) {
          kept[i] = true;
          room--;
        }
      }
    }
    return folded(kept);
  }

  private List<Entry> folded(boolean[] kept) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < kept.length; i++) {
      int end = i;
      while (end < kept.length && !kept[end]) {
        end++;
      }
      if (end - i > 1) {
        entries.add(gap(i, end));
        i = end - 1;
      } else {
        entries.add(all.get(i)); // a gap of one line would save nothing
      }
    }
    return entries;
  }

  private Entry.Gap gap(int from, int to) {
    Map<Integer, Integer> steps = new TreeMap<>();
    for (Entry entry : all.subList(from, to)) {
      rowsOf(entry).forEach(row -> steps.merge(trace.thread(row), 1, Integer::sum));
    }
    return new Entry.Gap(steps);
  }

  /** The steps that a line stands for. */
  private static List<Integer> rowsOf(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return List.of(row.number());
    }
    return entry instanceof Entry.Called called
        ? called.inside().stream().flatMap(inside -> rowsOf(inside).stream()).toList()
        : List.of();
  }

  // ---- what matters ----------------------------------------------------------------------------

  private int weight(int index) {
    Entry entry = all.get(index);
    if (marks.label(entry).isPresent()) {
      return 3;
    }
    if (objectsIn(entry).stream().anyMatch(objects::contains) && leadsThere(entry)) {
      return 2;
    }
    return isTurn(index) || isBirthOrEnd(entry) ? 1 : 0;
  }

  /** Accesses between the steps are in no order that could be asked. */
  private boolean leadsThere(Entry entry) {
    List<Integer> rows = rowsOf(entry);
    return rows.isEmpty()
        || rows.get(0) >= trace.length()
        || decisive.isEmpty()
        || rows.stream().anyMatch(row -> decisive.stream().anyMatch(s -> order.ordered(row, s)));
  }

  private boolean isTurn(int index) {
    return index == 0
        || index == all.size() - 1
        || thread(index) != thread(index - 1)
        || thread(index) != thread(index + 1);
  }

  private boolean isBirthOrEnd(Entry entry) {
    return entry instanceof Entry.Row row
        && (trace.kind(row.number()) == Kind.START || trace.kind(row.number()) == Kind.JOIN);
  }

  private int thread(int index) {
    return TableLines.thread(all.get(index), trace);
  }

  /** The objects that a failing thread was busy with when it failed; of a stuck one its locks. */
  private void addObjectsOf(int index) {
    int thread = thread(index);
    objects.addAll(objectsIn(all.get(index)));
    List<Integer> rows = rowsOf(all.get(index));
    if (rows.isEmpty()) {
      return;
    }
    int last = rows.get(rows.size() - 1);
    if (last >= trace.length()) {
      HeldLocks.names(trace, legend, thread, trace.length()).forEach(objects::add);
      return;
    }
    decisive.add(last);
    int left = PAST;
    for (int i = index; i >= 0 && left > 0; i--) {
      if (thread(i) == thread) {
        objects.addAll(objectsIn(all.get(i)));
        left--;
      }
    }
  }

  /** What a line touches. */
  private List<String> objectsIn(Entry entry) {
    return entry instanceof Entry.Called called
        ? called.inside().stream().map(this::object).distinct().toList()
        : List.of(object(entry));
  }

  /** What a step or an access touches: for a field the object that has it. */
  private String object(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return object(legend.location(trace.location(row.number())));
    }
    return entry instanceof Entry.Between between ? object(between.access().location()) : "";
  }

  private static String object(String location) {
    int number = location.indexOf('#');
    int end = number + 1;
    while (end < location.length() && Character.isDigit(location.charAt(end))) {
      end++;
    }
    return number < 0 ? location : location.substring(0, end);
  }
}
