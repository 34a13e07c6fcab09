package dev.jacquard.model;

import dev.jacquard.kernel.trace.Operation;
import java.util.Optional;

/**
 * What the next step of each process touches, in the kernel's words: how steps of a model are told
 * to be independent.
 *
 * <p>The promise: a process stands before one {@linkplain #pending operation}, which nobody's steps
 * but its own change. What its steps are, and what they do, depends on where it stands and on the
 * one location of that operation; they change nothing else, and not even that if the operation's
 * kind does not modify it. It has a step if and only if the kind is enabled at the {@linkplain
 * #value value} of the location, and more than one only if the kind is {@code CHOOSE}, which
 * touches nothing, or {@code UPDATE} with a set of bits, which is at least one bit for each value
 * at which there is a step. A process that will never have a step again, but has not ended, stands
 * before a {@code SPIN}.
 */
public interface Footprints {
  /** The number of processes, which does not change. */
  int processes();

  /** The number of locations. */
  int locations();

  /** The name of a location. */
  String location(int location);

  /** The state of a location as {@link dev.jacquard.kernel.trace.Kind} sees it. */
  long value(long[] state, int length, int location);

  /** The operation before which a process stands, if it has not ended. */
  Optional<Operation> pending(long[] state, int length, int process);

  /** A number, at least 0, for where a process stands; the same place has the same number. */
  int site(long[] state, int length, int process);

  /**
   * The class of interchangeable processes that a process belongs to, or -1. Processes of a class
   * do the same from the same places, and nobody tells one from another: to exchange them, and the
   * places they stand at, maps the model to itself.
   */
  default int classOf(int process) {
    return -1;
  }
}
