package dev.jacquard.benchmarks.tables.program;

/** Programs in all sizes, each with the name of its family. */
final class Families {
  private Families() {}

  static ProgramRow indexer(int threads) {
    return ProgramRow.of(
        "indexer", "indexer, " + threads + " threads", threads, "indexer", threads);
  }

  static ProgramRow fileSystem(int threads) {
    return ProgramRow.of(
        "file system", "file system, " + threads + " threads", threads, "file-system", threads);
  }

  static ProgramRow sections(int threads, int sections) {
    return ProgramRow.of(
        "n x " + sections + " sections",
        threads + " x " + sections + " critical sections",
        threads,
        "sections",
        threads,
        sections);
  }

  static ProgramRow boundedBuffer(int pairs) {
    return ProgramRow.of(
        "bounded buffer",
        "bounded buffer, " + pairs + " + " + pairs,
        2 * pairs,
        "bounded-buffer",
        pairs,
        pairs);
  }
}
