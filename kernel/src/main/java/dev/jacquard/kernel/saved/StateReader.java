package dev.jacquard.kernel.saved;

import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.name.StepText;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Transition;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Reads what a {@link StateWriter} wrote. Nothing is believed: numbers are held against their
 * bounds, and room is made only for what has been read.
 */
public final class StateReader {
  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;
  private static final int NO_SITE = -1;

  /** More threads, locations or steps than any program has. */
  private static final int MOST = 1 << 28;

  private static final int MOST_THREADS = 1 << 20;
  private static final int LONGEST_TEXT = 1 << 20;

  private final InputStream in;
  private final Optional<StepText> steps;
  private final List<Transition> known = new ArrayList<>();

  public StateReader(InputStream in) {
    this(in, Optional.empty());
  }

  /** Reads transitions that were written by names, if these are there. */
  public StateReader(InputStream in, Optional<Names> names) {
    this.in = in;
    this.steps = names.map(StepText::new);
  }

  public long number() {
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += BITS) {
      int next = next();
      value |= (long) (next & (MORE - 1)) << shift;
      if (next < MORE) {
        return (value >>> 1) ^ -(value & 1);
      }
    }
    throw new DamagedStateException("a number without an end");
  }

  private int next() {
    try {
      int next = in.read();
      if (next < 0) {
        throw new DamagedStateException("it ends too early");
      }
      return next;
    } catch (IOException e) {
      throw new DamagedStateException(e.getMessage());
    }
  }

  /** A number within bounds, both included. */
  public int number(int least, int most) {
    long value = number();
    if (value < least || value > most) {
      throw new DamagedStateException("a number out of bounds: " + value);
    }
    return (int) value;
  }

  /** How many of something there are. */
  public int count() {
    return number(0, MOST);
  }

  /** A number that is not negative. */
  public long amount() {
    long value = number();
    if (value < 0) {
      throw new DamagedStateException("a negative amount: " + value);
    }
    return value;
  }

  public boolean flag() {
    return number(0, 1) == 1;
  }

  public String text() {
    return new String(bytes(LONGEST_TEXT), StandardCharsets.UTF_8);
  }

  /** A part that was written as a whole. */
  public byte[] bytes() {
    return bytes(MOST);
  }

  private byte[] bytes(int most) {
    int length = number(0, most);
    try {
      byte[] bytes = in.readNBytes(length);
      if (bytes.length < length) {
        throw new DamagedStateException("it ends too early");
      }
      return bytes;
    } catch (IOException e) {
      throw new DamagedStateException(e.getMessage());
    }
  }

  /** A set of threads. */
  public BitSet bits() {
    BitSet bits = new BitSet();
    for (int count = count(); count > 0; count--) {
      bits.set(thread());
    }
    return bits;
  }

  /** The number of a thread. */
  public int thread() {
    return number(0, MOST_THREADS);
  }

  public List<Transition> transitions() {
    List<Transition> steps = new ArrayList<>();
    for (int count = count(); count > 0; count--) {
      steps.add(transition());
    }
    return steps;
  }

  public Transition transition() {
    int number = number(0, known.size());
    if (number == known.size()) {
      known.add(steps.isPresent() ? named(steps.get()) : newTransition());
    }
    return known.get(number);
  }

  private Transition named(StepText names) {
    try {
      return names.parse(text());
    } catch (IllegalArgumentException e) {
      throw new DamagedStateException(e.getMessage());
    }
  }

  private Transition newTransition() {
    int thread = thread();
    int choice = count();
    int alternatives = number(1, MOST);
    int kind = number(StateWriter.NO_KIND, Kind.values().length - 1);
    return new Transition(
        thread,
        choice,
        alternatives,
        kind == StateWriter.NO_KIND ? null : Kind.values()[kind],
        number(-1, MOST),
        number(),
        flag(),
        number(-1, MOST),
        NO_SITE);
  }

  /** The same step, wherever it stands in the code. */
  static Transition placeless(Transition step) {
    return new Transition(
        step.thread(),
        step.choice(),
        step.alternatives(),
        step.kind(),
        step.location(),
        step.argument(),
        step.writes(),
        step.alsoReads(),
        NO_SITE);
  }
}
