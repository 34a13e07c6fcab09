package dev.jacquard.benchmarks.paper;

import java.util.Arrays;
import java.util.List;

/**
 * All programs of publications by name. A JVM of its own, of Jacquard or of a peer, makes them from
 * a name and their sizes.
 *
 * <p>There is no map of them: a worker JVM puts static state back after each run, and outside of
 * runs there is none.
 */
public final class PaperPrograms {
  private PaperPrograms() {}

  /** The names there are. */
  public static List<String> names() {
    return usages().stream().map(usage -> usage.split(" ")[0]).toList();
  }

  /** Each name with what its sizes count. */
  static List<String> usages() {
    return List.of(
        "aget WORKERS CHUNKS",
        "aget-deadlock WORKERS CHUNKS",
        "aget-interrupted WORKERS CHUNKS",
        "aget-race WORKERS CHUNKS",
        "bounded-buffer PRODUCERS CONSUMERS",
        "bzip2smp COMPRESSORS BLOCKS",
        "database A B",
        "example1 BOUND",
        "fdrd",
        "file-system THREADS",
        "indexer THREADS",
        "pfscan WORKERS FILES",
        "pfscan-deadlock WORKERS FILES",
        "pfscan-race WORKERS FILES",
        "philosophers PHILOSOPHERS",
        "quicksort THREADS ELEMENTS",
        "sections THREADS SECTIONS",
        "sharr WRITES",
        "sharr-locked WRITES");
  }

  /** A program in a size. */
  public static Runnable named(String name, int... sizes) {
    return switch (sizes.length) {
      case 0 -> withoutSize(name, sizes);
      case 1 -> withSize(name, sizes);
      case 2 -> withSizes(name, sizes);
      default -> throw unknown(name, sizes);
    };
  }

  private static Runnable withoutSize(String name, int[] none) {
    return switch (name) {
      case "fdrd" -> new RaceBehindBranch();
      default -> throw unknown(name, none);
    };
  }

  private static Runnable withSize(String name, int[] sizes) {
    int size = sizes[0];
    return switch (name) {
      case "example1" -> new AtomicLoops(size);
      case "file-system" -> new FileSystem(size);
      case "indexer" -> new Indexer(size);
      case "philosophers" -> new DiningPhilosophers(size);
      case "sharr" -> new SharedArray(size);
      case "sharr-locked" -> new LockedSharedArray(size);
      default -> throw unknown(name, sizes);
    };
  }

  private static Runnable withSizes(String name, int[] sizes) {
    int first = sizes[0];
    int second = sizes[1];
    return switch (name) {
      case "aget" -> SegmentedDownload.undisturbed(first, second);
      case "aget-deadlock" -> SegmentedDownload.deadlocking(first, second);
      case "aget-interrupted" -> SegmentedDownload.interrupted(first, second);
      case "aget-race" -> SegmentedDownload.racing(first, second);
      case "bounded-buffer" -> new BoundedBuffer(first, second);
      case "bzip2smp" -> new BlockCompression(first, second);
      case "database" -> new Database(first, second);
      case "pfscan" -> FileScan.correct(first, second);
      case "pfscan-deadlock" -> FileScan.deadlocking(first, second);
      case "pfscan-race" -> FileScan.racing(first, second);
      case "quicksort" -> new Quicksort(first, second);
      case "sections" -> new CriticalSections(first, second);
      default -> throw unknown(name, sizes);
    };
  }

  private static IllegalArgumentException unknown(String name, int[] sizes) {
    return new IllegalArgumentException(
        "no program "
            + name
            + " with sizes "
            + Arrays.toString(sizes)
            + "; there are "
            + String.join(", ", usages()));
  }
}
