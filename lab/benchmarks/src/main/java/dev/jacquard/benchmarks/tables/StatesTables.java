package dev.jacquard.benchmarks.tables;

import dev.jacquard.benchmarks.tables.Count.Litmus;
import dev.jacquard.benchmarks.tables.Count.LitmusSearch;
import dev.jacquard.benchmarks.tables.PublishedTable.Expected;
import dev.jacquard.benchmarks.tables.PublishedTable.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables 4.1 and 5.1 of Yang 2009 with searches that merge states or look for data races only, as
 * they were published and ours. Only the loops of the first row and the program of Figure 5.1 were
 * printed; the loops with an assertion that fails, and figures up to that failure, while in ours it
 * holds.
 */
final class StatesTables {
  private static final String NAME = "states";
  private static final int WRITES = 95;
  private static final int FILES = 3;
  private static final int BLOCKS = 3;

  /** In place of a figure, where none was printed. */
  private static final long NONE = 0;

  /** The same for a search that would not come to its end here either. */
  private static final long ENDLESS = -1;

  private static final List<LitmusSearch> STATEFUL =
      List.of(
          LitmusSearch.FG,
          LitmusSearch.SDPOR,
          LitmusSearch.SDPOR_TRANSITIONS,
          LitmusSearch.BY_STATES,
          LitmusSearch.TRANSITIONS,
          LitmusSearch.STATES,
          LitmusSearch.LEARNED);

  private static final List<LitmusSearch> RACES =
      List.of(
          LitmusSearch.FG,
          LitmusSearch.PDP,
          LitmusSearch.PDP_RACES,
          LitmusSearch.SOUND_PDP,
          LitmusSearch.BY_STATES,
          LitmusSearch.LEARNED,
          LitmusSearch.RACES);

  private StatesTables() {}

  static List<PublishedTable> tables() {
    return List.of(stateful(), races());
  }

  private static PublishedTable stateful() {
    return new PublishedTable(
        NAME,
        "Yang 2009, Table 4.1: stateful search of litmus programs, runs if nothing else is said",
        List.of(
            "DPOR",
            "SDPOR",
            "SDPOR transitions",
            "ours",
            "our transitions",
            "our states",
            "ours, learned"),
        List.of(
            stateful("example1, N = 64", StatefulPrograms.atomicLoops(64), ENDLESS, 35, 2_084),
            stateful(
                "sharr, 2 x " + WRITES, StatefulPrograms.sharedArray(WRITES), ENDLESS, 98, 18_600),
            stateful("bbuf, 2 + 2", StatefulPrograms.boundedBuffer(2), 47_000, 16_200, 349_700),
            stateful("bbuf, 3 + 3", StatefulPrograms.boundedBuffer(3)),
            stateful("pfscan, 2 workers", StatefulPrograms.fileScan(2, FILES), 84, 71, 967),
            stateful(
                "pfscan, 3 workers", StatefulPrograms.fileScan(3, FILES), 13_600, 3_200, 40_000),
            stateful("pfscan, 4 workers", StatefulPrograms.fileScan(4, FILES))),
        Expected.NOTHING);
  }

  private static PublishedTable races() {
    return new PublishedTable(
        NAME,
        "Yang 2009, Table 5.1: data races of litmus programs, runs if nothing else is said",
        List.of("DPOR", "PDP", "PDP: pairs seen", "PDP, sound", "ours", "ours, learned", "pairs"),
        List.of(
            races("fdrd", StatefulPrograms.RACE_BEHIND_BRANCH, 89, 14),
            races("race with the past", StatefulPrograms.RACE_WITH_THE_PAST),
            races("pfscan, 3 workers", StatefulPrograms.fileScan(3, FILES), 2_519, 182),
            races("aget, 2 x 7", StatefulPrograms.download(2, 7), 3_432, 1),
            races("aget, 4 x 3", StatefulPrograms.download(4, BLOCKS), ENDLESS, 1)),
        Expected.NOTHING);
  }

  private static Row stateful(String label, String program, long... printed) {
    return row(label, program, STATEFUL, printed);
  }

  private static Row races(String label, String program, long... printed) {
    return row(label, program, RACES, printed);
  }

  private static Row row(
      String label, String program, List<LitmusSearch> searches, long... printed) {
    List<Figure> figures = new ArrayList<>();
    for (LitmusSearch search : searches) {
      int column = figures.size();
      figures.add(figure(column < printed.length ? printed[column] : NONE, program, search));
    }
    return new Row(label, figures);
  }

  private static Figure figure(long printed, String program, LitmusSearch search) {
    if (printed == ENDLESS) {
      return Figure.unknown();
    }
    Count count = new Litmus(program, search);
    return printed == NONE ? Figure.unprinted(count) : Figure.of(printed, count);
  }
}
