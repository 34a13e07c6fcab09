package dev.jacquard.models.persistent;

/** What is known of a program's code without running it. */
public interface Foresight {
  /**
   * Whether a thread, from a code site on, can touch a location only after it got through a
   * blocking acquisition of it. The site is -1 for a thread that has no pending operation.
   */
  boolean acquiresFirst(int thread, int site, int location);
}
