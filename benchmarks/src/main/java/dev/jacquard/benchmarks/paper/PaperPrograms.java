package dev.jacquard.benchmarks.paper;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * All programs of publications by name. A JVM of its own, of Jacquard or of a peer, makes them from
 * a name and their sizes.
 */
public final class PaperPrograms {
  /**
   * How a program is made.
   *
   * @param sizes what its sizes count, in their order
   */
  private record Recipe(List<String> sizes, Function<int[], Runnable> maker) {}

  private static final Map<String, Recipe> ALL = new TreeMap<>();

  static {
    add("indexer", List.of("threads"), sizes -> new Indexer(sizes[0]));
    add("file-system", List.of("threads"), sizes -> new FileSystem(sizes[0]));
    add(
        "bounded-buffer",
        List.of("producers", "consumers"),
        sizes -> new BoundedBuffer(sizes[0], sizes[1]));
    add(
        "sections",
        List.of("threads", "sections"),
        sizes -> new CriticalSections(sizes[0], sizes[1]));
    add("philosophers", List.of("philosophers"), sizes -> new DiningPhilosophers(sizes[0]));
    add(
        "database",
        List.of("operations of class A", "operations of class B"),
        sizes -> new Database(sizes[0], sizes[1]));
    add("example1", List.of("bound"), sizes -> new AtomicLoops(sizes[0]));
    add("sharr", List.of("writes"), sizes -> new SharedArray(sizes[0]));
    add("sharr-locked", List.of("writes"), sizes -> new LockedSharedArray(sizes[0]));
    add("fdrd", List.of(), sizes -> new RaceBehindBranch());
  }

  private PaperPrograms() {}

  private static void add(String name, List<String> sizes, Function<int[], Runnable> maker) {
    ALL.put(name, new Recipe(sizes, maker));
  }

  /** The names there are. */
  public static Set<String> names() {
    return ALL.keySet();
  }

  /** A program in a size. */
  public static Runnable named(String name, int... sizes) {
    Recipe recipe = ALL.get(name);
    if (recipe == null) {
      throw new IllegalArgumentException("no program " + name + "; there are " + names());
    }
    if (sizes.length != recipe.sizes().size()) {
      throw new IllegalArgumentException(
          "the sizes of "
              + name
              + " are "
              + recipe.sizes()
              + ", which "
              + Arrays.toString(sizes)
              + " does not fit");
    }
    return recipe.maker().apply(sizes);
  }
}
