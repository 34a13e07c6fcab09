package dev.jacquard.model.diagram.description;

/** A set of local states of one diagram. */
public interface LocalSet {
  /** Bit i is set if the i-th local state belongs to the set. */
  long bits();

  /** The set of these local states; none is allowed. */
  static LocalSet of(LocalSet... members) {
    long bits = 0;
    for (LocalSet member : members) {
      bits |= member.bits();
    }
    return new Bits(bits);
  }

  default LocalSet or(LocalSet other) {
    return new Bits(bits() | other.bits());
  }

  /** All local states that do not belong to this set. */
  default LocalSet complement() {
    return new Bits(~bits());
  }

  default boolean contains(LocalState state) {
    return (bits() & state.bits()) != 0;
  }

  /** A set by its members alone. */
  record Bits(long bits) implements LocalSet {}
}
