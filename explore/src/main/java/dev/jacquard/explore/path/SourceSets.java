package dev.jacquard.explore.path;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.order.Races;
import dev.jacquard.kernel.trace.Trace;
import java.util.BitSet;

/**
 * The rule of source sets (Abdulla et al. 2014; algorithms.md 2.4): for each race between {@code e}
 * and {@code e'}, some thread that can begin "what does not happen after e, then e'" is tried at
 * the state of {@code e}.
 */
public final class SourceSets implements BacktrackRule {
  private final Races races = new Races();
  private int[] sequence = new int[32];

  @Override
  public void analyse(Path path) {
    Trace trace = path.trace();
    for (int row = path.fresh(); row < trace.length(); row++) {
      reverse(path, row);
    }
    for (int t = 0; t < trace.threads(); t++) {
      if (trace.blocked(t)) {
        reverse(path, trace.pending(t));
      }
    }
  }

  private void reverse(Path path, int row) {
    races.find(path.trace(), path.order(), row);
    for (int i = 0; i < races.count(); i++) {
      int first = races.first(i);
      Frame frame = path.frame(first);
      BitSet initials = initials(path, first, row);
      if (initials.stream().noneMatch(t -> frame.tries(t) || frame.asleepOnEntry(t))) {
        frame.add(initials.nextSetBit(0));
      }
    }
  }

  /** The threads whose first step in the reversing sequence depends on none before it. */
  private BitSet initials(Path path, int first, int second) {
    Trace trace = path.trace();
    int length = build(path, first, second);
    BitSet seen = new BitSet();
    BitSet initials = new BitSet();
    for (int i = 0; i < length; i++) {
      int thread = trace.thread(sequence[i]);
      if (!seen.get(thread)) {
        seen.set(thread);
        initials.set(thread, isInitial(path, i, first, second));
      }
    }
    return initials;
  }

  private int build(Path path, int first, int second) {
    Trace trace = path.trace();
    int end = Math.min(second, trace.length());
    if (sequence.length < trace.length() + 1) {
      sequence = new int[2 * trace.length() + 2];
    }
    int length = 0;
    for (int row = first + 1; row < end; row++) {
      if (!path.order().ordered(first, row)) {
        sequence[length++] = row;
      }
    }
    sequence[length++] = second;
    return length;
  }

  private boolean isInitial(Path path, int position, int first, int second) {
    Trace trace = path.trace();
    int row = sequence[position];
    boolean writes =
        row == second ? Races.writesInstead(trace, path.order(), first, second) : trace.writes(row);
    for (int i = 0; i < position; i++) {
      if (Dependence.dependent(trace, sequence[i], row, writes)) {
        return false;
      }
    }
    return true;
  }
}
