package dev.jacquard.fuzz;

import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.TraceKey;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Traces up to exchanging threads of a class, by trying all exchanges. */
public final class Orbits {
  private final List<Permutation> group;

  private Orbits(List<Permutation> group) {
    this.group = group;
  }

  /** The orbits under all exchanges of threads within the classes of a program. */
  public static Orbits of(LitmusProgram program) {
    int[] classOf = program.threadClasses();
    List<int[]> images = new ArrayList<>();
    permute(classOf, new int[classOf.length], new boolean[classOf.length], 0, images);
    List<Permutation> group = new ArrayList<>();
    for (int[] image : images) {
      group.add(Permutation.of(image, locations(program, image)));
    }
    return new Orbits(group);
  }

  /** The orbits under a given group. */
  public static Orbits under(Renamings group) {
    return new Orbits(group.elements());
  }

  private static void permute(
      int[] classOf, int[] image, boolean[] used, int thread, List<int[]> result) {
    if (thread == classOf.length) {
      result.add(image.clone());
      return;
    }
    for (int other = 0; other < classOf.length; other++) {
      boolean allowed =
          other == thread || (classOf[thread] >= 0 && classOf[other] == classOf[thread]);
      if (allowed && !used[other]) {
        used[other] = true;
        image[thread] = other;
        permute(classOf, image, used, thread + 1, result);
        used[other] = false;
      }
    }
  }

  private static int[] locations(LitmusProgram program, int[] image) {
    int[] locations = new int[program.layout().locations()];
    Arrays.setAll(locations, i -> i);
    for (int t = 0; t < image.length; t++) {
      locations[program.layout().permit(t)] = program.layout().permit(image[t]);
      locations[program.layout().life(t)] = program.layout().life(image[t]);
      locations[program.layout().flag(t)] = program.layout().flag(image[t]);
    }
    return locations;
  }

  /** The same key for all traces of one orbit. */
  public TraceKey key(Trace trace, HappensBefore order) {
    TraceKey least = null;
    for (Permutation renaming : group) {
      TraceKey key = TraceKey.of(trace, order, trace.length(), renaming);
      if (least == null || key.compareTo(least) < 0) {
        least = key;
      }
    }
    return least;
  }
}
