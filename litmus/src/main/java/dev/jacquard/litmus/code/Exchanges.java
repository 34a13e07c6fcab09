package dev.jacquard.litmus.code;

import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which threads can be exchanged in the middle of a run, and where.
 *
 * <p>A group are the copies of one definition, and definitions with the same code. Two members are
 * at the same place where the code that is left is the same: also copies whose numbers made a
 * difference before.
 */
public final class Exchanges {
  private final List<ThreadCode> threads;
  private final int[] definitions;
  private final int[] groups;
  private final int[][] places;
  private final int[][][] named;
  private final int[][][] needed;
  private final Interchange facts;

  /** Looks at all code. */
  public Exchanges(LitmusFile file, Layout layout, List<ThreadCode> threads) {
    this.threads = threads;
    definitions = definitions(file, threads.size());
    List<List<Residual>> residuals = threads.stream().map(Residual::ofAll).toList();
    groups = groups(residuals);
    places = places(residuals);
    named = threads.stream().map(Exchanges::named).toArray(int[][][]::new);
    needed =
        residuals.stream()
            .map(all -> all.stream().map(Exchanges::registers).toArray(int[][]::new))
            .toArray(int[][][]::new);
    facts =
        new Interchange(
            groups,
            (thread, site) -> places[thread][site],
            (thread, site) -> named[thread][site],
            new int[] {layout.permit(0), layout.life(0), layout.flag(0)},
            layout.variables(),
            layout.locks());
  }

  private static int[] registers(Residual residual) {
    return residual.live().stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[] definitions(LitmusFile file, int threads) {
    int[] definitions = new int[threads];
    int thread = 0;
    int number = 0;
    for (ThreadDefinition definition : file.threads()) {
      for (int i = definition.declaration().extent().cells(); i > 0; i--) {
        definitions[thread++] = number;
      }
      number++;
    }
    return definitions;
  }

  private int[] groups(List<List<Residual>> residuals) {
    int[] found = new int[threads.size()];
    Arrays.setAll(found, t -> t);
    for (int t = 0; t < found.length; t++) {
      for (int earlier = 0; found[t] == t && earlier < t; earlier++) {
        boolean same =
            definitions[earlier] == definitions[t]
                || texts(residuals.get(earlier)).equals(texts(residuals.get(t)));
        found[t] = same ? found[earlier] : t;
      }
    }
    int[] sizes = new int[found.length];
    Arrays.stream(found).forEach(group -> sizes[group]++);
    return Arrays.stream(found).map(g -> sizes[g] > 1 ? g : Interchange.ALONE).toArray();
  }

  private static List<String> texts(List<Residual> residuals) {
    return residuals.stream().map(Residual::text).toList();
  }

  private int[][] places(List<List<Residual>> residuals) {
    Map<List<Object>, Integer> numbers = new HashMap<>();
    int[][] all = new int[threads.size()][];
    for (int t = 0; t < all.length; t++) {
      all[t] = new int[residuals.get(t).size()];
      for (int site = 0; site < all[t].length; site++) {
        List<Object> place = List.of(groups[t], site, residuals.get(t).get(site).text());
        boolean alone = groups[t] == Interchange.ALONE;
        all[t][site] = alone ? site : numbers.computeIfAbsent(place, p -> numbers.size());
      }
    }
    return all;
  }

  /** For each instruction the threads that it names, or one that may come after it. */
  private static int[][] named(ThreadCode code) {
    List<Instruction> instructions = code.instructions();
    List<BitSet> all = new ArrayList<>();
    instructions.forEach(instruction -> all.add(new BitSet()));
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = all.size() - 1; i >= 0; i--) {
        BitSet before = (BitSet) all.get(i).clone();
        if (instructions.get(i).namesThread()) {
          all.get(i).set(instructions.get(i).right());
        }
        for (int next : Residual.successors(instructions.get(i), i)) {
          all.get(i).or(all.get(next));
        }
        changed |= !before.equals(all.get(i));
      }
    }
    return all.stream().map(threads -> threads.stream().toArray()).toArray(int[][]::new);
  }

  /** The registers whose values a thread still needs, in an order that does not depend on it. */
  public int[] needed(int thread, int site) {
    return needed[thread][site];
  }

  /** The same as facts that do not speak of code. */
  public Interchange facts() {
    return facts;
  }
}
