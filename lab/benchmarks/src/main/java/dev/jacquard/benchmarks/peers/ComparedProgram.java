package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.program.AtomicAdds2x2;
import dev.jacquard.benchmarks.program.AtomicAdds4x2;
import dev.jacquard.benchmarks.program.IndependentWrites3x2;
import dev.jacquard.benchmarks.program.LockSections2x1;
import dev.jacquard.benchmarks.program.LockSections3x1;
import dev.jacquard.benchmarks.program.LostUpdate;
import dev.jacquard.benchmarks.program.Needle;
import dev.jacquard.benchmarks.program.NeedleOfUpdates;
import dev.jacquard.benchmarks.program.VolatileWrites2x3;
import java.util.List;

/**
 * A program that all tools check.
 *
 * @param words a class, or the name of a publication's program and its sizes
 * @param truth what is the case, by counting or by thinking
 */
public record ComparedProgram(String title, List<String> words, Verdict truth) {
  static final List<ComparedProgram> ALL =
      List.of(
          of("2x3 volatile writes", VolatileWrites2x3.class, Verdict.EXHAUSTED),
          of("2x2 atomic adds", AtomicAdds2x2.class, Verdict.EXHAUSTED),
          of("4x2 atomic adds", AtomicAdds4x2.class, Verdict.EXHAUSTED),
          of("2x1 lock sections", LockSections2x1.class, Verdict.EXHAUSTED),
          of("3x1 lock sections", LockSections3x1.class, Verdict.EXHAUSTED),
          of("3x2 independent writes", IndependentWrites3x2.class, Verdict.EXHAUSTED),
          of("indexer, 2 threads", Verdict.EXHAUSTED, "indexer", "2"),
          of("indexer, 12 threads", Verdict.EXHAUSTED, "indexer", "12"),
          of("lost update", LostUpdate.class, Verdict.ASSERTION),
          of("one order of 20", Needle.class, Verdict.ASSERTION),
          of("one order, updateAndGet", NeedleOfUpdates.class, Verdict.ASSERTION),
          of("2 philosophers", Verdict.DEADLOCK, "philosophers", "2"),
          of("5 philosophers", Verdict.DEADLOCK, "philosophers", "5"),
          of("fdrd", Verdict.RACE, "fdrd"));

  private static ComparedProgram of(String title, Class<? extends Runnable> type, Verdict truth) {
    return new ComparedProgram(title, List.of(type.getName()), truth);
  }

  private static ComparedProgram of(String title, Verdict truth, String... words) {
    return new ComparedProgram(title, List.of(words), truth);
  }

  boolean isClass() {
    return words.get(0).contains(".");
  }
}
