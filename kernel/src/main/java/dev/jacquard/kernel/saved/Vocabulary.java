package dev.jacquard.kernel.saved;

import java.util.Optional;

/**
 * The numbers that the runs of a program have given to threads, locations and objects so far, each
 * with the name by which another process knows the thing.
 *
 * <p>A fresh program that has taken over a vocabulary uses the same numbers for the same things,
 * also for those to which none of its own runs has come yet.
 */
public interface Vocabulary {
  /** Grows whenever a run meets something that has no number yet. */
  long size();

  /**
   * All numbers with their names, or nothing if one of the things has no name that another process
   * knows.
   */
  Optional<byte[]> save();

  /**
   * Takes over what was saved; called before the first run.
   *
   * @throws DamagedStateException if the bytes were not written by {@link #save}, or a number is
   *     taken already
   */
  void restore(byte[] saved);
}
