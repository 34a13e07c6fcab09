package dev.jacquard.report.page;

import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The source files that a counterexample mentions, by their plain names, for accesses of which
 * nothing more is known. A name that stands for several files stands for none.
 */
final class SourceFiles {
  private final Map<String, Set<String>> byName = new HashMap<>();

  SourceFiles(Counterexample example) {
    Trace trace = example.trace();
    for (int row = 0; row < trace.rows(); row++) {
      add(example.names().file(trace.thread(row), trace.site(row)));
    }
    for (DataRace race : example.races()) {
      for (Access access : List.of(race.first(), race.second())) {
        add(example.names().file(access.thread(), access.site()));
      }
    }
  }

  private void add(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    byName.computeIfAbsent(name, any -> new TreeSet<>()).add(file);
  }

  /** The place that a site like {@code Account.java:12} names. */
  Place place(String site) {
    String name = site.substring(0, Math.max(0, site.lastIndexOf(':')));
    Set<String> files = byName.getOrDefault(name, Set.of(name));
    return files.size() == 1 ? Place.of(files.iterator().next(), site) : Place.UNKNOWN;
  }
}
