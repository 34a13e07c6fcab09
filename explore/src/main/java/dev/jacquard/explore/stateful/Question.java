package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Transition;

/**
 * What a thread waits for that can't move: which operations, once they come, might let it.
 *
 * @param what a location, a wait queue or a thread
 */
record Question(Sort sort, int what) {
  /** The sort of event. */
  enum Sort {
    /** A lock or permits are given back. */
    GIVEN_BACK,
    /** A location is modified. */
    MODIFIED,
    /** A wait queue is notified. */
    NOTIFIED,
    /** A thread is started. */
    STARTED,
    /** A thread ends. Nobody answers this one: the thread itself has to move. */
    ENDED
  }

  /** Whether an operation may be what is waited for. */
  boolean isAnsweredBy(Transition operation) {
    Kind kind = operation.kind();
    return switch (sort) {
      case GIVEN_BACK -> kind.gives() && operation.location() == what;
      case MODIFIED -> kind.mayWrite() && operation.location() == what;
      case NOTIFIED -> kind.isNotify() && operation.argument() == what;
      case STARTED -> kind == Kind.START && operation.argument() == what;
      case ENDED -> false;
    };
  }
}
