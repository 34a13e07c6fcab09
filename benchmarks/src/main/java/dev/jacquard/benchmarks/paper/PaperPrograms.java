package dev.jacquard.benchmarks.paper;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * All programs of publications by name. A JVM of its own, of Jacquard or of a peer, makes them from
 * a name and their sizes.
 */
public final class PaperPrograms {
  private PaperPrograms() {}

  /** The names there are. */
  public static Set<String> names() {
    return all().keySet();
  }

  /** A program in a size. */
  public static Runnable named(String name, int... sizes) {
    Function<int[], Runnable> program = all().get(name);
    if (program == null) {
      throw new IllegalArgumentException("no program " + name + "; there are " + names());
    }
    return program.apply(sizes);
  }

  /**
   * No constant: a worker JVM puts static state back after each run, and outside of runs there is
   * none.
   */
  private static Map<String, Function<int[], Runnable>> all() {
    return new TreeMap<>(
        Map.of(
            "indexer", sizes -> new Indexer(sizes[0]),
            "file-system", sizes -> new FileSystem(sizes[0]),
            "bounded-buffer", sizes -> new BoundedBuffer(sizes[0], sizes[1]),
            "sections", sizes -> new CriticalSections(sizes[0], sizes[1])));
  }
}
