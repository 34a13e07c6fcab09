package dev.jacquard.model.dynamic;

import java.util.function.UnaryOperator;

/**
 * A state in the middle of a step.
 *
 * @param <G> the record of global variables
 */
public interface World<G extends Record> extends View<G> {
  /** The process whose step it is. */
  Pid self();

  void globals(G globals);

  <T extends Record> void set(Ref<T> ref, T record);

  /** Makes an object. It is forgotten as soon as nobody has a reference to it. */
  <T extends Record> Ref<T> allocate(T record);

  /**
   * Takes the lock of an object for the process whose step it is.
   *
   * @throws IllegalStateException if it is not free: the step should not have been offered
   */
  void lock(Ref<?> ref);

  /**
   * Gives back the lock of an object.
   *
   * @throws IllegalStateException if the process does not hold it
   */
  void unlock(Ref<?> ref);

  /** Whether the process whose step it is holds the lock of an object. */
  boolean holds(Ref<?> ref);

  /** Starts a process. */
  Pid spawn(Process<G> process);

  /** Gives the process whose step it is a new local state. */
  void become(Process<G> process);

  /** Ends the process whose step it is. Locks that it holds stay locked. */
  void end();

  /** Gives another process a new local state. */
  void change(Pid pid, PublicProcess<G> process);

  /**
   * Gives every process of a type a new local state.
   *
   * @param change from the old local state to the new one, looking at nothing else
   */
  <P extends PublicProcess<G>> void changeAll(Class<P> type, UnaryOperator<P> change);

  /** Asserts something; if it does not hold, that is a finding. */
  void check(boolean condition, String message);
}
