package dev.jacquard.report.text;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Entry;
import dev.jacquard.report.Entry.Called.Part;
import dev.jacquard.report.Marks;
import dev.jacquard.report.seen.Call;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The lines of a table in the words of the program: the steps that were made in a call of the JDK
 * or of a library are one line, that call. If another thread goes on meanwhile there is a line
 * where it begins and one where it ends. Steps of a library on a thread of its own are left out.
 */
final class CallRows {
  private final Trace trace;
  private final Marks marks;
  private final Map<Integer, List<Call>> calls = new HashMap<>();
  private final Map<Object, Integer> accesses = new IdentityHashMap<>();

  CallRows(Trace trace, Marks marks, List<Call> all) {
    this.trace = trace;
    this.marks = marks;
    all.forEach(call -> calls.computeIfAbsent(call.thread(), t -> new ArrayList<>()).add(call));
    for (int i = 0; i < marks.accesses().size(); i++) {
      accesses.put(marks.accesses().get(i), i);
    }
  }

  /** The lines for all steps and accesses, given in their order. */
  List<Entry> of(List<Entry> all) {
    List<Entry> lines = joined(all.stream().filter(line -> !isOfLibrary(line)).toList());
    while (true) {
      List<Entry> fewer = joined(withoutMiddles(lines));
      if (fewer.size() == lines.size()) {
        return parted(fewer);
      }
      lines = fewer;
    }
  }

  /** Whether a step is one that a library takes by itself, and tells nothing of a failure. */
  private boolean isOfLibrary(Entry entry) {
    return entry instanceof Entry.Row row
        && row.number() < trace.length()
        && marks.label(entry).isEmpty()
        && !isLife(trace.kind(row.number()))
        && innermost(entry).filter(Call::isOfLibrary).isPresent();
  }

  private static boolean isLife(Kind kind) {
    return kind == Kind.START || kind == Kind.JOIN || kind == Kind.TRY_JOIN || kind == Kind.END;
  }

  /** The call in which something was done. */
  private Optional<Call> innermost(Entry entry) {
    List<Call> own = calls.getOrDefault(TableLines.thread(entry, trace), List.of());
    for (int i = own.size() - 1; i >= 0; i--) {
      if (has(own.get(i), entry)) {
        return Optional.of(own.get(i));
      }
    }
    return Optional.empty();
  }

  private boolean has(Call call, Entry entry) {
    if (entry instanceof Entry.Row row) {
      return row.number() < trace.length() && call.hasStep(row.number());
    }
    Integer access = entry instanceof Entry.Between between ? accesses.get(between.access()) : null;
    return access != null && call.hasAccess(access);
  }

  /** Neighbours of one call become one line. */
  private List<Entry> joined(List<Entry> lines) {
    List<Entry> joined = new ArrayList<>();
    for (Entry line : lines) {
      Entry last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      Optional<Call> call = callOf(line);
      if (call.isEmpty()) {
        joined.add(line);
      } else if (last instanceof Entry.Called before && before.call() == call.get()) {
        List<Entry> inside = new ArrayList<>(before.inside());
        inside.addAll(insideOf(line));
        joined.set(joined.size() - 1, new Entry.Called(call.get(), Part.WHOLE, inside));
      } else {
        joined.add(new Entry.Called(call.get(), Part.WHOLE, insideOf(line)));
      }
    }
    return joined;
  }

  private Optional<Call> callOf(Entry line) {
    return line instanceof Entry.Called called
        ? Optional.of(called.call())
        : innermost(line).filter(call -> !call.isOfLibrary());
  }

  private static List<Entry> insideOf(Entry line) {
    return line instanceof Entry.Called called ? called.inside() : List.of(line);
  }

  /** Of each call the first part, the last one, and those where a failure was decided. */
  private List<Entry> withoutMiddles(List<Entry> lines) {
    Extents extents = new Extents(lines);
    List<Entry> kept = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Entry line = lines.get(i);
      boolean middle =
          line instanceof Entry.Called called
              && extents.begunBefore(called.call(), i)
              && extents.goesOnAfter(called.call(), i);
      if (!middle || marks.label(line).isPresent()) {
        kept.add(line);
      }
    }
    return kept;
  }

  private static List<Entry> parted(List<Entry> lines) {
    Extents extents = new Extents(lines);
    List<Entry> parted = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Entry line = lines.get(i);
      parted.add(
          line instanceof Entry.Called called
              ? new Entry.Called(called.call(), extents.part(called.call(), i), called.inside())
              : line);
    }
    return parted;
  }

  /** Where calls have their first and their last line. */
  private static final class Extents {
    private final Map<Call, Integer> first = new IdentityHashMap<>();
    private final Map<Call, Integer> last = new IdentityHashMap<>();

    Extents(List<Entry> lines) {
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i) instanceof Entry.Called called) {
          first.putIfAbsent(called.call(), i);
          last.put(called.call(), i);
        }
      }
    }

    boolean begunBefore(Call call, int line) {
      return first.get(call) < line;
    }

    boolean goesOnAfter(Call call, int line) {
      return !call.isOver() || last.get(call) > line;
    }

    Part part(Call call, int line) {
      if (begunBefore(call, line)) {
        return goesOnAfter(call, line) ? Part.MIDDLE : Part.END;
      }
      return goesOnAfter(call, line) ? Part.BEGINNING : Part.WHOLE;
    }
  }

  /** A line in words. */
  static String words(Entry.Called line) {
    return switch (line.part()) {
      case WHOLE -> line.call().withResult();
      case BEGINNING -> "begins " + line.call().words();
      case MIDDLE -> "goes on with " + line.call().words();
      case END -> "ends " + line.call().withResult();
    };
  }

  /** Which steps a line stands for, for example {@code 3-7}; empty if there are none. */
  static String steps(Entry.Called line) {
    int first = 0;
    int last = 0;
    for (Entry entry : line.inside()) {
      if (entry instanceof Entry.Row row) {
        first = first == 0 ? row.number() + 1 : first;
        last = row.number() + 1;
      }
    }
    if (last == 0) {
      return "";
    }
    return first == last ? Integer.toString(first) : first + "-" + last;
  }
}
