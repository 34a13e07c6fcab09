package dev.jacquard.model.diagram.space;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.ProcessVariable;

/**
 * Where things are in the words of a packed state.
 *
 * <p>Local states are stored in planes: plane k has bit k of the number of each process's local
 * state, process by process. So the processes that are in a local state are found all at once, by
 * as many operations on words as there are planes, and counted by a population count. Variables
 * follow, in fields that do not cross the boundary of a word.
 */
final class Layout {
  final int processes;

  /** How many words a set of processes takes. */
  final int setWords;

  final int planes;
  private final int[] planeWord;
  private final int[] planeShift;
  private final Field[] integers;
  private final Field[] pointers;
  private int words;
  private int used;

  /** Some bits of a word. */
  private record Field(int word, int shift, long mask) {
    long read(long[] state) {
      return state[word] >>> shift & mask;
    }

    void write(long[] state, long value) {
      state[word] = state[word] & ~(mask << shift) | value << shift;
    }
  }

  Layout(Description description) {
    processes = description.processes();
    setWords = (processes + Long.SIZE - 1) / Long.SIZE;
    planes = width(description.states().size() - 1L);
    planeWord = new int[planes];
    planeShift = new int[planes];
    used = Long.SIZE;
    for (int plane = 0; plane < planes; plane++) {
      place(plane);
    }
    integers =
        description.integers().stream()
            .map(variable -> field((long) variable.greatest() - variable.least()))
            .toArray(Field[]::new);
    pointers =
        description.pointers().stream().map(variable -> field(processes)).toArray(Field[]::new);
    words = Math.max(words, 1);
  }

  private static int width(long greatest) {
    return Long.SIZE - Long.numberOfLeadingZeros(greatest);
  }

  private void place(int plane) {
    if (setWords == 1 && used + processes <= Long.SIZE) {
      planeWord[plane] = words - 1;
      planeShift[plane] = used;
      used += processes;
    } else {
      planeWord[plane] = words;
      words += setWords;
      used = setWords == 1 ? processes : Long.SIZE;
    }
  }

  private Field field(long greatest) {
    int width = width(greatest);
    if (used + width > Long.SIZE) {
      words++;
      used = 0;
    }
    int shift = used;
    used += width;
    return new Field(Math.max(words - 1, 0), shift & Long.SIZE - 1, (1L << width) - 1);
  }

  /** The number of words of a state. */
  int words() {
    return words;
  }

  /** The word of a plane that has the given 64 processes, and other things above them. */
  long plane(long[] state, int plane, int setWord) {
    return state[planeWord[plane] + setWord] >>> planeShift[plane];
  }

  int local(long[] state, int process) {
    int local = 0;
    for (int plane = 0; plane < planes; plane++) {
      long word = state[planeWord[plane] + (process >> 6)];
      local |= (int) (word >>> planeShift[plane] + (process & 63) & 1) << plane;
    }
    return local;
  }

  /** Turns the local state of a process into another one; {@code change} is their difference. */
  void move(long[] state, int process, int change) {
    for (int rest = change; rest != 0; rest &= rest - 1) {
      int plane = Integer.numberOfTrailingZeros(rest);
      state[planeWord[plane] + (process >> 6)] ^= 1L << planeShift[plane] + (process & 63);
    }
  }

  int value(long[] state, IntVariable variable) {
    return (int) (integers[variable.number()].read(state) + variable.least());
  }

  void value(long[] state, IntVariable variable, int value) {
    integers[variable.number()].write(state, (long) value - variable.least());
  }

  /** The process that a variable names, or {@link ProcessVariable#NONE}. */
  int pointer(long[] state, int variable) {
    return (int) pointers[variable].read(state) - 1;
  }

  void pointer(long[] state, int variable, int process) {
    pointers[variable].write(state, process + 1L);
  }
}
