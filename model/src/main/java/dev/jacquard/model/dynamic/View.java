package dev.jacquard.model.dynamic;

import java.util.function.Predicate;

/**
 * A state to look at.
 *
 * <p>Processes are asked for all at once and never one after another, so that no answer depends on
 * their order.
 *
 * @param <G> the record of global variables
 */
public interface View<G extends Record> {
  G globals();

  <T extends Record> T get(Ref<T> ref);

  /** Whether nobody holds the lock of an object. */
  boolean isFree(Ref<?> ref);

  /** Whether a process has not ended. */
  boolean lives(Pid pid);

  /** The local state of a process that has not ended. */
  <P extends Process<G>> P process(Pid pid, Class<P> type);

  /**
   * How many processes of a type are in a local state like this.
   *
   * @param predicate looks at nothing but the local state
   */
  <P extends Process<G>> int count(Class<P> type, Predicate<? super P> predicate);

  /** Whether some process of a type is in a local state like this. */
  default <P extends Process<G>> boolean any(Class<P> type, Predicate<? super P> predicate) {
    return count(type, predicate) > 0;
  }
}
