package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.paper.PaperPrograms;
import java.util.List;

/** The programs by name; other names are those of programs of publications. */
public final class LearnedPrograms {
  private LearnedPrograms() {}

  /** Each with the sizes in which it is measured. */
  public static List<String> measured() {
    return List.of(
        "sections 3 3",
        "sections 4 3",
        "example1 10",
        "example1-atomic 4",
        "example1-atomic 10",
        "example1-atomic 16",
        "example1-atomic 32",
        "example1-atomic 64",
        "indexer 12",
        "indexer 15",
        "file-system 16",
        "bounded-buffer 3 3",
        "pfscan 2 2",
        "pfscan 4 3",
        "aget 3 3",
        "aget 7 3",
        "aget-offsets 5 3",
        "bzip2smp 2 1",
        "quicksort 2 4",
        "database 2 2",
        "philosophers 7",
        "writers 10",
        "writers 30",
        "writers 100",
        "writers-broken 10",
        "writers-broken 30",
        "writers-broken 100",
        "philosophers-for-ever 3",
        "philosophers-for-ever 5",
        "work-queue 2 2",
        "work-queue-for-ever 1 1",
        "peterson-for-ever",
        "pool-all-and-any",
        "pool 4",
        "futures 4",
        "parallel-stream 8",
        "phaser 3",
        "stamped-lock 3",
        "skip-list 3",
        "queued-thread");
  }

  /**
   * A program by its name and sizes as words.
   *
   * @throws IllegalArgumentException with a sentence for the user, if there is none
   */
  public static Runnable named(List<String> words) {
    int[] sizes = new int[words.size() - 1];
    for (int i = 0; i < sizes.length; i++) {
      String word = words.get(i + 1);
      if (!word.matches("[1-9]\\d{0,5}")) {
        throw new IllegalArgumentException("a size is a number from 1 on, not '" + word + "'");
      }
      sizes[i] = Integer.parseInt(word);
    }
    return named(words.get(0), sizes);
  }

  /** A program in a size. */
  public static Runnable named(String name, int... sizes) {
    int first = sizes.length > 0 ? sizes[0] : 0;
    int second = sizes.length > 1 ? sizes[1] : 0;
    return switch (name) {
      case "aget-offsets" -> new OffsetDownload(first, second);
      case "example1-atomic" -> new AtomicRounds(first);
      case "futures" -> new Futures(first);
      case "parallel-stream" -> new ParallelSum(first);
      case "peterson-for-ever" -> new PetersonForEver();
      case "phaser" -> new Phases(first);
      case "philosophers-for-ever" -> new PhilosophersForEver(first);
      case "pool" -> new CachedPool(first);
      case "pool-all-and-any" -> new AllAndAny();
      case "queued-thread" -> new QueuedThread();
      case "skip-list" -> new SkipList(first);
      case "stamped-lock" -> new StampedPoint(first);
      case "work-queue" -> WorkQueue.ofJobs(first, second);
      case "work-queue-for-ever" -> WorkQueue.forEver(first, second);
      case "writers" -> Writers.inOrder(first);
      case "writers-broken" -> Writers.inOtherOrder(first);
      default -> PaperPrograms.named(name, sizes);
    };
  }
}
