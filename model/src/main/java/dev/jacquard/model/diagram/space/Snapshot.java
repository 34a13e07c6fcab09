package dev.jacquard.model.diagram.space;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.Arrays;
import java.util.Objects;

/** A packed state, unpacked as far as is needed to answer questions fast. */
final class Snapshot implements View {
  private final Layout layout;
  private final int setWords;
  private final int locals;
  private final long[] everybody;

  /** Which processes are in which local state: set after set. */
  private final long[] where;

  /** The processes that some variable names. */
  private final long[] named;

  private final int[] pointers;
  private long[] state;
  private long present;

  Snapshot(Description description, Layout layout) {
    this.layout = layout;
    setWords = layout.setWords;
    locals = description.states().size();
    everybody = Bits.range(0, layout.processes, setWords);
    where = new long[setWords << layout.planes];
    named = new long[setWords];
    pointers = new int[description.pointers().size()];
  }

  /** Looks at another state, which must not change meanwhile. */
  void look(long[] packed) {
    state = packed;
    present = 0;
    if (setWords == 1) {
      split();
    } else {
      for (int word = 0; word < setWords; word++) {
        split(word);
      }
    }
    Arrays.fill(named, 0);
    for (int i = 0; i < pointers.length; i++) {
      pointers[i] = layout.pointer(packed, i);
      if (pointers[i] >= 0) {
        named[pointers[i] >> 6] |= 1L << pointers[i];
      }
    }
  }

  /** The same as below for up to 64 processes, which is worth writing twice. */
  private void split() {
    long[] sets = where;
    sets[0] = everybody[0];
    for (int plane = layout.planes - 1, parts = 1; plane >= 0; plane--, parts *= 2) {
      long ones = layout.plane(state, plane, 0);
      for (int part = parts - 1; part >= 0; part--) {
        long processes = sets[part];
        sets[2 * part + 1] = processes & ones;
        sets[2 * part] = processes & ~ones;
      }
    }
    for (int local = 0; local < locals; local++) {
      present |= sets[local] == 0 ? 0 : 1L << local;
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
    for (int local = 0; local < locals; local++) {
      present |= where(local, word) == 0 ? 0 : 1L << local;
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
    for (long rest = set.bits() & present; rest != 0; rest &= rest - 1) {
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
  long present() {
    return present;
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
    if (none(set)) {
      return 0;
    }
    int count = 0;
    for (int word = from >> 6; word << 6 < to; word++) {
      count += Long.bitCount(where(set, word) & Bits.range(from - (word << 6), to - (word << 6)));
    }
    return count;
  }

  // What is most often asked has an answer without counting.

  @Override
  public boolean any(LocalSet set) {
    return (set.bits() & present) != 0;
  }

  @Override
  public boolean none(LocalSet set) {
    return (set.bits() & present) == 0;
  }

  @Override
  public boolean all(LocalSet set) {
    return (present & ~set.bits()) == 0;
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
