package dev.jacquard.benchmarks.tables.program;

/** Programs in all sizes, each with the name of its family. */
final class Families {
  /** The family of programs that make no plot. */
  static final String UNPLOTTED = "";

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

  static ProgramRow philosophers(int number) {
    return ProgramRow.of(
        "philosophers", number + " dining philosophers", number, "philosophers", number);
  }

  static ProgramRow database(int ofClassA, int ofClassB) {
    return ProgramRow.of(
        UNPLOTTED,
        "database, " + ofClassA + " of class A, " + ofClassB + " of class B",
        ofClassA + ofClassB,
        "database",
        ofClassA,
        ofClassB);
  }

  static ProgramRow lockedArray(int writes) {
    return ProgramRow.of(
        UNPLOTTED,
        "shared array under a lock, 2 x " + writes + " writes",
        2,
        "sharr-locked",
        writes);
  }

  static ProgramRow sharedArray(int writes) {
    return ProgramRow.of(
        UNPLOTTED, "sharr, 2 threads, " + writes + " writes each", 2, "sharr", writes);
  }

  static ProgramRow example1(int bound) {
    return ProgramRow.of(
        UNPLOTTED,
        "example1, 2 threads, loops to " + bound + ", until the assertion fails",
        2,
        "example1",
        bound);
  }

  static ProgramRow raceBehindBranch() {
    return ProgramRow.of(UNPLOTTED, "fdrd, 2 threads, as in Figure 5.1", 2, "fdrd");
  }

  /** In ours, a chunk is a critical section, so symmetry leaves the printed executions. */
  static ProgramRow download(int workers, int chunks) {
    return ProgramRow.of(
            "aget",
            "aget, " + workers + " workers, " + chunks + " chunks each",
            workers,
            "aget",
            workers,
            chunks)
        .traces(new Sections(workers, chunks).traces())
        .exact(Search.SYMMETRY, new Sections(workers, chunks).tableaux());
  }

  static ProgramRow download(String bug, int workers, int chunks) {
    return ProgramRow.of(
            UNPLOTTED,
            "aget with a " + bug + ", " + workers + " workers",
            workers,
            "aget-" + bug,
            workers,
            chunks)
        .untilFailure();
  }

  /** The main thread puts files into the queue, so it counts. */
  static ProgramRow fileScan(int workers, int files) {
    return ProgramRow.of(
        "pfscan",
        "pfscan, " + workers + (workers == 1 ? " worker" : " workers") + " and main",
        workers + 1,
        "pfscan",
        workers,
        files);
  }

  static ProgramRow fileScan(String bug, int workers, int files) {
    return ProgramRow.of(
            UNPLOTTED,
            "pfscan with a " + bug + ", " + workers + " workers and main",
            workers + 1,
            "pfscan-" + bug,
            workers,
            files)
        .untilFailure();
  }

  /** A reader and a writer are there beside the compressors. */
  static ProgramRow compression(int compressors, int blocks) {
    return ProgramRow.of(
        UNPLOTTED,
        "bzip2smp, "
            + (compressors + 2)
            + " threads, "
            + (blocks == 1 ? "1 block" : blocks + " blocks"),
        compressors + 2,
        "bzip2smp",
        compressors,
        blocks);
  }

  static ProgramRow quicksort(int threads, int elements) {
    return ProgramRow.of(
        UNPLOTTED,
        "qsort, " + threads + " threads, " + elements + " numbers",
        threads,
        "quicksort",
        threads,
        elements);
  }
}
