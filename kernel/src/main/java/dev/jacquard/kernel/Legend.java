package dev.jacquard.kernel;

/** Names, for people, of the numbers that stand in traces. */
public interface Legend {
  /** How many threads the program has, as far as it is known from its runs. */
  int threads();

  String thread(int thread);

  String location(int location);

  /** The name of a wait queue: of a condition, or of the lock itself. */
  String waitQueue(int queue);

  /** Where in the source a step of a thread stands, for example {@code dekker.litmus:12}. */
  String site(int thread, int site);
}
