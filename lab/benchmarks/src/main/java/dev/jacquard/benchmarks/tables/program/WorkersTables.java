package dev.jacquard.benchmarks.tables.program;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Programs whose number of traces, and of traces up to an exchange of threads, was computed
 * otherwise: by formula or by enumeration.
 */
final class WorkersTables {
  private static final String NAME = "workers";

  private WorkersTables() {}

  static List<ProgramTable> tables() {
    return List.of(sections(), boundedBuffers(), philosophers(), others());
  }

  private static ProgramTable sections() {
    return new ProgramTable(
        NAME,
        "Threads that each enter one critical section k times;"
            + " SYM_DPOR: as Yang 2009 printed it, standard Young tableaux",
        List.of("traces", "orbits", "SYM_DPOR"),
        Stream.of(
                new Sections(2, 2),
                new Sections(3, 2),
                new Sections(4, 2),
                new Sections(5, 2),
                new Sections(6, 2),
                new Sections(2, 3),
                new Sections(3, 3),
                new Sections(4, 3),
                new Sections(5, 3),
                new Sections(6, 3))
            .map(WorkersTables::row)
            .toList());
  }

  private static ProgramRow row(Sections size) {
    return Families.sections(size.threads(), size.sections())
        .traces(size.traces())
        .exact(Search.SYMMETRY, size.tableaux())
        .known(size.traces(), size.orbits(), size.tableaux());
  }

  private static ProgramTable boundedBuffers() {
    return new ProgramTable(
        NAME,
        "Producers and consumers of one item each, a buffer for two",
        List.of("traces", "orbits"),
        List.of(
            boundedBuffer(2, 48, 12),
            boundedBuffer(3, 5_076, 141),
            boundedBuffer(4, 1_938_816, 3_366)));
  }

  private static ProgramRow boundedBuffer(int pairs, long traces, long orbits) {
    return Families.boundedBuffer(pairs).traces(traces).known(traces, orbits);
  }

  private static ProgramTable philosophers() {
    return new ProgramTable(
        NAME,
        "Dining philosophers who eat once (Godefroid 1999): all traces but one end",
        List.of("traces"),
        IntStream.rangeClosed(2, 10)
            .mapToObj(n -> Families.philosophers(n).traces((1L << n) - 1).known((1L << n) - 1))
            .toList());
  }

  private static ProgramTable others() {
    return new ProgramTable(
        NAME,
        "Figure 3.2 of Yang 2009, and an array of which two threads write every other element",
        List.of("traces"),
        List.of(
            Families.database(1, 1).traces(4).known(4),
            Families.database(2, 1).traces(28).known(28),
            Families.lockedArray(4).traces(70).known(70),
            Families.lockedArray(8).traces(12_870).known(12_870)));
  }
}
