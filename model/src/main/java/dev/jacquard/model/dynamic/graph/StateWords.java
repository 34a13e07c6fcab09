package dev.jacquard.model.dynamic.graph;

import java.util.Arrays;

/**
 * A configuration as a row of words, and back.
 *
 * <p>Cells are written as bytes, seven bits each with a mark on all but the last, eight bytes to a
 * word. Every row is preceded by its length plus one; a hole is a zero. So the words say how to
 * read them, and the unused bytes of the last word are zero.
 */
public final class StateWords {
  private static final int MORE = 0x80;
  private static final int BITS = 7;

  private long[] words = new long[16];
  private int bytes;

  /** The words written last; a buffer. */
  public long[] words() {
    return words;
  }

  /** How many words were written last. */
  public int length() {
    return (bytes + Long.BYTES - 1) / Long.BYTES;
  }

  /** Writes a configuration with new numbers for its nodes. */
  public void write(Numbering numbering) {
    Arrays.fill(words, 0, length(), 0);
    bytes = 0;
    writeRow(numbering.configuration().globals(), numbering);
    put(numbering.processes());
    for (int process = 0; process < numbering.processes(); process++) {
      writeRow(numbering.processRow(process), numbering);
    }
    put(numbering.objects());
    for (int object = 0; object < numbering.objects(); object++) {
      writeRow(numbering.objectRow(object), numbering);
    }
  }

  /** Reads a configuration. */
  public static Configuration read(long[] state, int length) {
    StateWords input = new StateWords();
    input.words = state;
    long[] globals = input.readRow();
    long[][] processes = new long[(int) input.take()][];
    for (int process = 0; process < processes.length; process++) {
      processes[process] = input.readRow();
    }
    long[][] objects = new long[(int) input.take()][];
    for (int object = 0; object < objects.length; object++) {
      objects[object] = input.readRow();
    }
    if (input.length() != length) {
      throw new IllegalArgumentException(
          "a state of " + length + " words of which " + input.length() + " are read");
    }
    return new Configuration(globals, processes, objects);
  }

  private void writeRow(long[] row, Numbering numbering) {
    if (row == null) {
      put(0);
      return;
    }
    put(row.length + 1);
    for (long cell : row) {
      put(renamed(cell, numbering));
    }
  }

  private static long renamed(long cell, Numbering numbering) {
    int target = Cell.target(cell);
    if (target < 0) {
      return cell;
    }
    return Cell.isObject(cell)
        ? Cell.object(numbering.ofObject(target))
        : Cell.process(numbering.ofProcess(target));
  }

  private long[] readRow() {
    int length = (int) take() - 1;
    if (length < 0) {
      return null;
    }
    if (length == 0) {
      return Configuration.ENDED;
    }
    long[] row = new long[length];
    for (int place = 0; place < length; place++) {
      row[place] = take();
    }
    return row;
  }

  private void put(long number) {
    long rest = number;
    while (rest >= MORE) {
      putByte(rest & (MORE - 1) | MORE);
      rest >>>= BITS;
    }
    putByte(rest);
  }

  private void putByte(long value) {
    int word = bytes >> 3;
    if (word == words.length) {
      words = Arrays.copyOf(words, 2 * words.length);
    }
    words[word] |= value << ((bytes & 7) << 3);
    bytes++;
  }

  private long take() {
    long number = 0;
    for (int shift = 0; ; shift += BITS) {
      long value = words[bytes >> 3] >>> ((bytes & 7) << 3) & 0xff;
      bytes++;
      number |= (value & (MORE - 1)) << shift;
      if (value < MORE) {
        return number;
      }
    }
  }
}
