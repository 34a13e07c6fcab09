package dev.jacquard.model.dynamic;

/**
 * A reference to an object of a model's heap.
 *
 * <p>A reference can be compared and followed, and nothing else: it has no order and no hash of its
 * own, so a model can't come to depend on addresses.
 */
public final class Ref<T extends Record> {
  private static final Ref<?> NONE = new Ref<>(-1);

  private final int address;

  private Ref(int address) {
    this.address = address;
  }

  /** The reference to nothing. */
  public static <T extends Record> Ref<T> none() {
    return at(-1);
  }

  @SuppressWarnings("unchecked") // nothing is in a reference but a number
  static <T extends Record> Ref<T> at(int address) {
    return address < 0 ? (Ref<T>) NONE : new Ref<>(address);
  }

  int address() {
    return address;
  }

  public boolean isNone() {
    return address < 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ref<?> ref && ref.address == address;
  }

  /** The same for all references: a hash that differs would be an order. */
  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return isNone() ? "no object" : "an object";
  }
}
