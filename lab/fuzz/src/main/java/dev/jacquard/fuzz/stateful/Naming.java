package dev.jacquard.fuzz.stateful;

import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What threads are called in what is to be seen of a program: each by its own number, or all that
 * run the same code by one.
 */
final class Naming {
  private final int[] groups;
  private final int[] rows;

  private Naming(int[] groups, int[] rows) {
    this.groups = groups;
    this.rows = rows;
  }

  /** Every thread is called by its own number. */
  static Naming own(LitmusProgram program) {
    int[] own = new int[program.threads().size()];
    Arrays.setAll(own, t -> t);
    return new Naming(own, new int[0]);
  }

  /** Threads with the same code are called alike. */
  static Naming byCode(LitmusProgram program) {
    Interchange facts = program.interchange();
    int[] groups = new int[program.threads().size()];
    Arrays.setAll(groups, t -> facts.group(t) == Interchange.ALONE ? t : facts.group(t));
    return new Naming(groups, facts.rows());
  }

  private int location(int location) {
    for (int row : rows) {
      if (location >= row && location < row + groups.length) {
        return row + groups[location - row];
      }
    }
    return location;
  }

  /** Where a thread stands, and what it is about to do there. */
  String place(Trace trace, int row) {
    long argument = trace.argument(row);
    return groups[trace.thread(row)]
        + "@"
        + trace.site(row)
        + " "
        + location(trace.location(row))
        + " "
        + (trace.kind(row).namesThread() ? groups[(int) argument] : argument);
  }

  /** A pair of places, the thread with the lower number first. */
  String race(int thread, int site, int otherThread, int otherSite) {
    String one = groups[thread] + "@" + site;
    String other = groups[otherThread] + "@" + otherSite;
    boolean inOrder =
        groups[thread] == groups[otherThread]
            ? site <= otherSite
            : groups[thread] < groups[otherThread];
    return inOrder ? one + " " + other : other + " " + one;
  }

  /** A failure; where it is in the code does not tell threads apart that have the same. */
  String text(Failure failure) {
    int group = groups[failure.thread()];
    boolean alone = Arrays.stream(groups).filter(g -> g == group).count() == 1;
    String message = failure.message();
    return failure.type()
        + " "
        + group
        + " "
        + (alone ? message : message.replaceAll(" at line \\d+", ""));
  }

  /** Variables, and where threads stand; what they keep to themselves can't matter any more. */
  String end(LitmusProgram program, Trace trace) {
    Map<Integer, List<String>> places = new TreeMap<>();
    for (int t = 0; t < trace.threads(); t++) {
      int row = trace.pending(t);
      places
          .computeIfAbsent(groups[t], group -> new ArrayList<>())
          .add(row < 0 ? "-" : place(trace, row));
    }
    places.values().forEach(Collections::sort);
    return program.finalState().shared().toString() + " " + places;
  }
}
