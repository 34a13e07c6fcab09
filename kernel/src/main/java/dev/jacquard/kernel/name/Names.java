package dev.jacquard.kernel.name;

/**
 * The names of the numbers of one process.
 *
 * <p>A name that is new to the process gets a number, which the thing has when the program first
 * comes to it.
 */
public interface Names {
  /** How many threads have numbers. */
  int threads();

  ThreadName thread(int number);

  /** The number of a thread, which need not have been there yet. */
  int number(ThreadName name);

  /** How many locations have numbers. */
  int locations();

  LocationName location(int number);

  /** The number of a location, which need not have been there yet. */
  int number(LocationName name);

  /** The name of a code site, as a trace numbers it. */
  SiteName site(int number);
}
