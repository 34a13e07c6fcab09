package dev.jacquard.kernel;

import java.util.Optional;

/** Names, for people, of the numbers that stand in traces. */
public interface Legend {
  /** How many threads the program has, as far as it is known from its runs. */
  int threads();

  String thread(int thread);

  String location(int location);

  /** The class that a location is the initialisation of, if it is that of a class. */
  default Optional<String> initialised(int location) {
    return Optional.empty();
  }

  /** The name of a wait queue: of a condition, or of the lock itself. */
  String waitQueue(int queue);

  /** Where in the source a step of a thread stands, for example {@code dekker.litmus:12}. */
  String site(int thread, int site);

  /**
   * The source file of that place, below its source folder, for example {@code bank/Account.java};
   * only its name if nothing more is known.
   */
  default String file(int thread, int site) {
    String place = site(thread, site);
    int colon = place.lastIndexOf(':');
    return colon < 0 ? "" : place.substring(0, colon);
  }

  /** A value that a step found or left at a location, in the words of the program; may be empty. */
  default String value(int location, long value) {
    return Long.toString(value);
  }

  /**
   * Whether a value that a thread stores at a location, or expects there, is the same number in
   * every run in which the thread does the same.
   */
  default boolean isRepeatable(int location, long value) {
    return true;
  }
}
