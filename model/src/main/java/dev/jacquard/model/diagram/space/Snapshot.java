package dev.jacquard.model.diagram.space;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.Objects;

/** A packed state, unpacked as far as is needed to answer questions fast. */
final class Snapshot implements View {
  private final Layout layout;
  private final int setWords;
  private final long allLocals;
  private final long[] everybody;

  /** Which processes are in which local state: set after set. */
  private final long[] where;

  /** The processes that some variable names. */
  private final long[] named;

  private final int[] pointers;
  private long[] state;

  Snapshot(Description description, Layout layout) {
    this.layout = layout;
    setWords = layout.setWords;
    int locals = description.states().size();
    allLocals = -1L >>> Long.SIZE - locals;
    everybody = Bits.range(0, layout.processes, setWords);
    where = new long[setWords << layout.planes];
    named = new long[setWords];
    pointers = new int[description.pointers().size()];
  }

  /** Looks at another state, which must not change meanwhile. */
  void look(long[] packed) {
    state = packed;
    for (int word = 0; word < setWords; word++) {
      split(word);
      named[word] = 0;
    }
    for (int i = 0; i < pointers.length; i++) {
      pointers[i] = layout.pointer(packed, i);
      if (pointers[i] >= 0) {
        named[pointers[i] >> 6] |= 1L << pointers[i];
      }
    }
  }

  /** Divides the processes by the highest plane, then each part by the next one. */
  private void split(int word) {
    where[word] = everybody[word];
    for (int plane = layout.planes - 1, parts = 1; plane >= 0; plane--, parts *= 2) {
      long ones = layout.plane(state, plane, word);
      for (int part = parts - 1; part >= 0; part--) {
        long processes = where[part * setWords + word];
        where[(2 * part + 1) * setWords + word] = processes & ones;
        where[2 * part * setWords + word] = processes & ~ones;
      }
    }
  }

  long[] packed() {
    return state;
  }

  /** The processes that are in a local state, 64 of them. */
  long where(int local, int word) {
    return where[local * setWords + word];
  }

  long where(LocalSet set, int word) {
    long processes = 0;
    for (long rest = set.bits() & allLocals; rest != 0; rest &= rest - 1) {
      processes |= where(Long.numberOfTrailingZeros(rest), word);
    }
    return processes;
  }

  long named(int word) {
    return named[word];
  }

  int pointer(int variable) {
    return pointers[variable];
  }

  /** The local states that some process is in. */
  long locals() {
    long locals = 0;
    for (int i = 0; i < where.length; i++) {
      if (where[i] != 0) {
        locals |= 1L << i / setWords;
      }
    }
    return locals;
  }

  @Override
  public int processes() {
    return layout.processes;
  }

  @Override
  public boolean in(int process, LocalSet set) {
    Objects.checkIndex(process, layout.processes);
    return (set.bits() >>> layout.local(state, process) & 1) != 0;
  }

  @Override
  public int count(int from, int to, LocalSet set) {
    View.check(from, to, layout.processes);
    int count = 0;
    for (int word = from >> 6; word << 6 < to; word++) {
      count += Long.bitCount(where(set, word) & Bits.range(from - (word << 6), to - (word << 6)));
    }
    return count;
  }

  @Override
  public int value(IntVariable variable) {
    return layout.value(state, variable);
  }

  @Override
  public boolean names(ProcessVariable variable, int process) {
    Objects.checkIndex(process, layout.processes);
    return pointers[variable.number()] == process;
  }

  @Override
  public boolean names(ProcessVariable variable, LocalSet set) {
    int process = pointers[variable.number()];
    return process >= 0 && in(process, set);
  }
}
