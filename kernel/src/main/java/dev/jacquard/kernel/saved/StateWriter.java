package dev.jacquard.kernel.saved;

import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.name.StepText;
import dev.jacquard.kernel.trace.Transition;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Writes numbers and what is made of them: seven bits to a byte, small ones first. A transition is
 * written out once, and then by number.
 *
 * <p>The code sites of transitions are left out. No search looks at them, and in a JVM program they
 * are numbered in the order in which classes happen to be loaded.
 *
 * <p>With names, transitions are written by {@linkplain StepText names}: for processes that give
 * other numbers to the same things.
 */
public final class StateWriter {
  static final int NO_KIND = -1;

  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;

  private final OutputStream out;
  private final Optional<StepText> steps;
  private final Map<Transition, Integer> known = new HashMap<>();

  public StateWriter(OutputStream out) {
    this(out, Optional.empty());
  }

  /** Writes transitions by names, if there are any. */
  public StateWriter(OutputStream out, Optional<Names> names) {
    this.out = out;
    this.steps = names.map(StepText::new);
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

  /**
   * Writes a step.
   *
   * @throws IllegalArgumentException with a sentence, if it is to be written by names, and is about
   *     something that no other process knows
   */
  public void transition(Transition step) {
    Transition placeless = StateReader.placeless(step);
    Integer number = known.putIfAbsent(placeless, known.size());
    number(number == null ? known.size() - 1 : number);
    if (number == null && steps.isPresent()) {
      text(steps.get().of(step, "a step"));
    } else if (number == null) {
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
