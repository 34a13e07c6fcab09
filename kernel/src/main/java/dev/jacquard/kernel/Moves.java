package dev.jacquard.kernel;

/** What the threads of a running program can do at this moment; asked by the {@link Director}. */
public interface Moves {
  /** How many alternatives a thread's pending operation has; 0 when it can't complete now. */
  int choices(int thread);
}
