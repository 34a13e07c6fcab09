package dev.jacquard.benchmarks.tables.program;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The two programs of Flanagan and Godefroid 2005, whose threads begin to meet at 12 and at 14
 * threads. The publication draws its figures; that each further thread multiplies the traces by 8
 * and by 2 follows from the programs.
 */
final class FlanaganTables {
  private static final String NAME = "flanagan";
  private static final List<String> COLUMNS = List.of("known");
  private static final int[] DISKS = {13, 14, 16, 18, 20, 22, 24, 26};

  private FlanaganTables() {}

  static List<ProgramTable> tables() {
    return List.of(
        table(
            "Flanagan and Godefroid 2005, section 5: indexer",
            IntStream.rangeClosed(11, 16),
            FlanaganTables::indexer),
        table(
            "Flanagan and Godefroid 2005, section 5: file system",
            IntStream.of(DISKS),
            FlanaganTables::fileSystem));
  }

  private static ProgramTable table(String title, IntStream threads, IntFunction<ProgramRow> row) {
    return new ProgramTable(NAME, title, COLUMNS, threads.mapToObj(row).toList());
  }

  static ProgramRow indexer(int threads) {
    return known(Families.indexer(threads), 1L << 3 * Math.max(0, threads - 11));
  }

  static ProgramRow fileSystem(int threads) {
    return known(Families.fileSystem(threads), 1L << Math.max(0, threads - 13));
  }

  /** No two threads are interchangeable: each has a number of its own. */
  private static ProgramRow known(ProgramRow row, long traces) {
    return row.traces(traces).exact(Search.SYMMETRY, traces).known(traces);
  }
}
