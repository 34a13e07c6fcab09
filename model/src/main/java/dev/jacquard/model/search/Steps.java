package dev.jacquard.model.search;

import java.util.Arrays;

/** Steps that are kept for a moment: who, what, and where to. */
final class Steps {
  private int[] processes = new int[16];
  private int[] actions = new int[16];
  private int[] ends = new int[16];
  private long[] words = new long[64];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  void add(int process, int action, long[] state, int length) {
    if (size == ends.length) {
      processes = Arrays.copyOf(processes, 2 * size);
      actions = Arrays.copyOf(actions, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    int start = start(size);
    if (start + length > words.length) {
      words = Arrays.copyOf(words, 2 * (start + length));
    }
    System.arraycopy(state, 0, words, start, length);
    processes[size] = process;
    actions[size] = action;
    ends[size++] = start + length;
  }

  int process(int index) {
    return processes[index];
  }

  int action(int index) {
    return actions[index];
  }

  int length(int index) {
    return ends[index] - start(index);
  }

  /** Copies the state of a step into a buffer, or into a longer one if that is too short. */
  long[] read(int index, long[] buffer) {
    int length = length(index);
    long[] target = buffer.length < length ? new long[length] : buffer;
    System.arraycopy(words, start(index), target, 0, length);
    return target;
  }

  private int start(int index) {
    return index == 0 ? 0 : ends[index - 1];
  }
}
