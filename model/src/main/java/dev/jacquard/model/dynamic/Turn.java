package dev.jacquard.model.dynamic;

import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The moment in which a process says what it may do next.
 *
 * @param <G> the record of global variables
 */
public interface Turn<G extends Record> extends View<G> {
  /** The process whose turn it is. */
  Pid self();

  /** Whether the process whose turn it is holds the lock of an object. */
  boolean holds(Ref<?> ref);

  /**
   * Offers a step: all that the effect does happens at once.
   *
   * @param name what the step is, for people
   * @param effect is called zero or more times, with a world that is valid during the call
   */
  void step(String name, Consumer<World<G>> effect);

  /**
   * Offers something for each process of a type that has not ended, in an order that means nothing.
   *
   * @param offer gets the process and its local state, and may call {@link #step} on this turn
   */
  <P extends PublicProcess<G>> void each(Class<P> type, BiConsumer<Pid, P> offer);
}
