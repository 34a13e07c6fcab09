package dev.jacquard.benchmarks.tables.program;

import java.util.List;

/**
 * The tables of Yang 2009. Where one of the applications was measured our program is a
 * reconstruction, with other visible operations: then the figures stand beside each other, and only
 * those must come out that are known of our program.
 *
 * <p>The columns SDPOR and PDP are those of searches that we don't have.
 */
final class YangTables {
  private static final String NAME = "yang";
  private static final int CHUNKS = 3;
  private static final int FILES = 2;
  private static final int BLOCKS = 1;

  private YangTables() {}

  static List<ProgramTable> tables() {
    return List.of(stateful(), races(), sequential(), symmetry());
  }

  private static ProgramTable stateful() {
    return new ProgramTable(
            NAME,
            "Yang 2009, Table 4.1: stateless and stateful search",
            List.of("DPOR", "SDPOR"),
            List.of(
                Families.example1(64)
                    .untilFailure()
                    .published(Published.of("-", "-", "-"), Published.of("35", "2084", "1.4 s")),
                Families.sharedArray(64)
                    .traces(1)
                    .published(Published.of("-", "-", "-"), Published.of("98", "18.6k", "6 s")),
                Families.boundedBuffer(2)
                    .traces(48)
                    .published(
                        Published.of("47k", "1058k", "938 s"),
                        Published.of("16.2k", "349.7k", "345 s")),
                Families.compression(2, BLOCKS)
                    .published(
                        Published.of("-", "-", "-"), Published.of("4.6k", "26.4k", "1311 s")),
                Families.compression(3, BLOCKS)
                    .published(
                        Published.of("-", "-", "-"), Published.of("18.7k", "92.3", "9456 s")),
                Families.compression(4, BLOCKS)
                    .published(
                        Published.of("-", "-", "-"), Published.of("51.4k", "236.8", "25659 s")),
                Families.fileScan(2, FILES)
                    .published(
                        Published.of("84", "1,157", "1 s"), Published.of("71", "967", "0.49 s")),
                Families.fileScan(3, FILES)
                    .published(
                        Published.of("13.6k", "189.2k", "241 s"),
                        Published.of("3.2k", "40k", "57 s")),
                Families.fileScan(4, FILES)
                    .published(
                        Published.of("-", "-", "-"), Published.of("272.9", "3402k", "5329 s"))))
        .unplotted();
  }

  private static ProgramTable races() {
    return new ProgramTable(
            NAME,
            "Yang 2009, Table 5.1: data races",
            List.of("dpor", "PDP"),
            List.of(
                Families.raceBehindBranch()
                    .published(Published.of("89", "2k", "3 s"), Published.of("14", "0.6k", "1 s")),
                Families.quicksort(2, 4)
                    .published(Published.of("4", "12k", "17 s"), Published.of("1", "8k", "8 s")),
                Families.fileScan(1, FILES)
                    .published(
                        Published.of("2519", "71k", "179 s"), Published.of("182", "10k", "15 s")),
                Families.download(3, CHUNKS)
                    .published(
                        Published.of("3432", "103k", "183 s"), Published.of("1", "0.1k", "1 s")),
                Families.download(4, CHUNKS)
                    .published(Published.of("-", "-", "> 1 h"), Published.of("1", "0.1k", "1 s")),
                Families.download(5, CHUNKS)
                    .published(Published.of("-", "-", "> 1 h"), Published.of("1", "0.1k", "1 s")),
                Families.compression(2, BLOCKS)
                    .published(
                        Published.of("1465", "63k", "128 s"), Published.of("45", "2k", "3 s")),
                Families.compression(3, BLOCKS)
                    .published(
                        Published.of("2316", "99k", "203 s"), Published.of("45", "2k", "4 s")),
                Families.compression(4, BLOCKS)
                    .published(
                        Published.of("3167", "135k", "287 s"), Published.of("45", "2k", "4 s"))))
        .unplotted();
  }

  /** The first two and the last program are known well enough to have the printed runs. */
  private static ProgramTable sequential() {
    return new ProgramTable(
        NAME,
        "Yang 2009, Table 6.1: sequential Inspect",
        List.of("Inspect"),
        List.of(
            FlanaganTables.fileSystem(26).published(Published.of("8,192", "", "291.32 s")),
            FlanaganTables.indexer(16).published(Published.of("32,768", "", "1188.73 s")),
            Families.download(5, 2).published(Published.of("113,400", "", "5662.96 s")),
            Families.boundedBuffer(4)
                .traces(1_938_816)
                .published(Published.of("1,938,816", "", "39710.43 s"))));
  }

  /** With the exact figures of the same experiments in Yang, Chen, Gopalakrishnan and Wang 2009. */
  private static ProgramTable symmetry() {
    return new ProgramTable(
        NAME,
        "Yang 2009, Table 7.1: symmetry; executions until a failure is found if there is one",
        List.of("DPOR", "Sympor"),
        List.of(
            Families.download("race", 4, CHUNKS).published(buggyDownload4()),
            Families.download("deadlock", 4, CHUNKS).published(buggyDownload4()),
            Families.download("race", 5, CHUNKS).published(buggyDownload5()),
            Families.download("deadlock", 5, CHUNKS).published(buggyDownload5()),
            Families.download(4, CHUNKS)
                .published(
                    Published.of("-", "-", "> 86,400 s"), Published.of("462", "16,263", "18 s")),
            Families.download(5, CHUNKS)
                .published(
                    Published.of("-", "-", "> 86,400 s"),
                    Published.of("6,006", "211,256", "258 s")),
            Families.download(6, CHUNKS)
                .published(
                    Published.of("-", "-", "> 86,400 s"),
                    Published.of("87,516", "3,117,152", "2,579 s")),
            Families.fileScan("race", 2, FILES).published(buggyScan3()),
            Families.fileScan("deadlock", 2, FILES).published(buggyScan3()),
            Families.fileScan("race", 3, FILES).published(buggyScan4()),
            Families.fileScan("deadlock", 3, FILES).published(buggyScan4()),
            Families.fileScan(2, FILES)
                .published(
                    Published.of("1,096", "18,006", "21 s"), Published.of("136", "2,334", "3 s")),
            Families.fileScan(3, FILES)
                .published(
                    Published.of("4,184,546", "64,465,088", "64,067 s"),
                    Published.of("7,111", "85,074", "155 s")),
            Families.fileScan(4, FILES)
                .published(
                    Published.of("-", "-", "> 86,400 s"),
                    Published.of("322,695", "5,373,766", "5,147 s"))));
  }

  private static Published[] buggyDownload4() {
    return new Published[] {
      Published.of("1,009,010", "30,233,023", "29,107 s"), Published.of("420", "19,084", "16 s")
    };
  }

  private static Published[] buggyDownload5() {
    return new Published[] {
      Published.of("-", "-", "> 86,400 s"), Published.of("926", "32,485", "37 s")
    };
  }

  private static Published[] buggyScan3() {
    return new Published[] {
      Published.of("120", "1,980", "2 s"), Published.of("71", "1,206", "1 s")
    };
  }

  private static Published[] buggyScan4() {
    return new Published[] {
      Published.of("28,079", "428,410", "389 s"), Published.of("3,148", "50,296", "50 s")
    };
  }
}
