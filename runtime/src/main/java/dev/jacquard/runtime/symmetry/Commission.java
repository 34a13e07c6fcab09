package dev.jacquard.runtime.symmetry;

/** What the runtime lets a thread do on behalf of the program: serve a pool, for example. */
public interface Commission {
  /** The object of the program that the thread serves. */
  Object employer();

  /** The first piece of work of the program, or null. */
  Object work();
}
