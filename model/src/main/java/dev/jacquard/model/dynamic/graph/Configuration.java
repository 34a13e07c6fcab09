package dev.jacquard.model.dynamic.graph;

/**
 * A state as a graph: rows of cells for the globals, for each process and for each object.
 *
 * <p>Rows are never changed once they are in a configuration. A place that holds null is free. The
 * row of a process that has ended is {@link #ENDED}; it stays for as long as somebody refers to it.
 * The first cell of an object says which process holds its lock.
 *
 * @param processes by number
 * @param objects by address
 */
public record Configuration(long[] globals, long[][] processes, long[][] objects) {
  /** The row of a process that has ended. */
  public static final long[] ENDED = {};

  /** The place in an object's row that says who holds its lock. */
  public static final int HOLDER = 0;

  /** Whether there is a process with this number that has not ended. */
  public boolean lives(int process) {
    return processes[process] != null && processes[process] != ENDED;
  }
}
