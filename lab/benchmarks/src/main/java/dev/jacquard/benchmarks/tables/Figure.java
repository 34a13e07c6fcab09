package dev.jacquard.benchmarks.tables;

import java.util.Optional;
import java.util.OptionalLong;

/** A figure of a publication, if there is one, and how to get it, if we do. */
public record Figure(OptionalLong printed, Optional<Count> count) {
  /** A figure that was printed. */
  static Figure of(long printed, Count count) {
    return new Figure(OptionalLong.of(printed), Optional.of(count));
  }

  /** A figure that was not printed. */
  static Figure unprinted(Count count) {
    return new Figure(OptionalLong.empty(), Optional.of(count));
  }

  /** A figure of a model that we don't have. */
  static Figure printedOnly(long printed) {
    return new Figure(OptionalLong.of(printed), Optional.empty());
  }

  /** A figure that was not printed, and takes too long to get. */
  static Figure unknown() {
    return new Figure(OptionalLong.empty(), Optional.empty());
  }
}
