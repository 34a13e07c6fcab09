package dev.jacquard.check.crew;

import dev.jacquard.check.Options;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/**
 * What a worker JVM is asked: to explore a region for a while.
 *
 * @param subject the program
 * @param learned what was learned of it, as {@link dev.jacquard.check.Knowledge} writes it
 * @param lease the region, as the office writes leases
 */
record SliceRequest(Subject subject, String learned, byte[] lease) implements Serializable {
  /**
   * A program and how it is run.
   *
   * @param target what is run of it, as the user calls it
   * @param arguments for a main method
   */
  record Subject(Options options, List<String> classPath, String target, List<String> arguments)
      implements Serializable {
    Subject {
      classPath = List.copyOf(classPath);
      arguments = List.copyOf(arguments);
    }
  }

  /** Whether another request is about the same search. */
  boolean isOfSameSearch(SliceRequest other) {
    return subject.equals(other.subject) && learned.equals(other.learned);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SliceRequest that
        && isOfSameSearch(that)
        && Arrays.equals(lease, that.lease);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(lease);
  }
}
