package dev.jacquard.litmus.code;

import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which copies of the threads of a file have the same code, and how they correspond. */
public final class AlikeThreads {
  private final int[] first;
  private final List<Counterparts> counterparts = new ArrayList<>();

  /** Finds them. */
  public AlikeThreads(LitmusFile file, Layout layout, List<ThreadCode> threads) {
    first = new int[threads.size()];
    int from = 0;
    for (ThreadDefinition definition : file.threads()) {
      int copies = definition.declaration().extent().cells();
      for (int thread = from; thread < from + copies; thread++) {
        find(layout, threads, from, thread);
      }
      from += copies;
    }
  }

  private void find(Layout layout, List<ThreadCode> threads, int from, int thread) {
    for (int earlier = from; earlier < thread; earlier++) {
      if (first[earlier] == earlier) {
        Optional<Counterparts> found =
            Counterparts.of(layout, earlier, threads.get(earlier), thread, threads.get(thread));
        if (found.isPresent()) {
          first[thread] = earlier;
          counterparts.add(found.get());
          return;
        }
      }
    }
    first[thread] = thread;
    counterparts.add(Counterparts.same(layout, threads.get(thread)));
  }

  /** The first thread that a thread is like, perhaps itself. */
  public int first(int thread) {
    return first[thread];
  }

  /** How the code of a thread corresponds to that of the first one that it is like. */
  public Counterparts counterparts(int thread) {
    return counterparts.get(thread);
  }

  /** The same without registers, which nobody else knows. */
  public Likeness likeness() {
    int[][] locations = new int[first.length][];
    for (int thread = 0; thread < first.length; thread++) {
      locations[thread] = counterparts.get(thread).locations();
    }
    return Likeness.of(first, locations);
  }
}
