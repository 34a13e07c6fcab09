package dev.jacquard.kernel.saved;

import dev.jacquard.kernel.trace.Transition;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * Writes numbers and what is made of them: seven bits to a byte, small ones first. A transition is
 * written out once, and then by number.
 *
 * <p>The code sites of transitions are left out. No search looks at them, and in a JVM program they
 * are numbered in the order in which classes happen to be loaded.
 */
public final class StateWriter {
  static final int NO_KIND = -1;

  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;

  private final OutputStream out;
  private final Map<Transition, Integer> known = new HashMap<>();

  public StateWriter(OutputStream out) {
    this.out = out;
  }

  /** A number; those near to zero are short. */
  public void number(long value) {
    long rest = (value << 1) ^ (value >> (Long.SIZE - 1)); // the sign comes last
    try {
      while ((rest & -MORE) != 0) {
        out.write((int) rest & (MORE - 1) | MORE);
        rest >>>= BITS;
      }
      out.write((int) rest);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public void flag(boolean value) {
    number(value ? 1 : 0);
  }

  public void text(String value) {
    bytes(value.getBytes(StandardCharsets.UTF_8));
  }

  /** A part that is read as a whole. */
  public void bytes(byte[] part) {
    number(part.length);
    try {
      out.write(part);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public void bits(BitSet bits) {
    number(bits.cardinality());
    bits.stream().forEach(this::number);
  }

  public void transitions(Collection<Transition> steps) {
    number(steps.size());
    steps.forEach(this::transition);
  }

  public void transition(Transition step) {
    Transition placeless = StateReader.placeless(step);
    Integer number = known.putIfAbsent(placeless, known.size());
    number(number == null ? known.size() - 1 : number);
    if (number == null) {
      number(step.thread());
      number(step.choice());
      number(step.alternatives());
      number(step.kind() == null ? NO_KIND : step.kind().ordinal());
      number(step.location());
      number(step.argument());
      flag(step.writes());
      number(step.alsoReads());
    }
  }
}
