package dev.jacquard.report.file;

import dev.jacquard.report.Counterexample;
import dev.jacquard.report.ShownRow;
import java.io.Serializable;
import java.util.List;

/**
 * A step of an interleaving.
 *
 * @param thread its number
 * @param name what the thread is called
 * @param number when it happened, counted from 1
 * @param essential whether the failure can't be understood without it
 * @param place where in the source; empty if that is not known
 */
public record FlowStep(
    int thread, String name, int number, boolean essential, List<Site> place, String words)
    implements Serializable {
  public FlowStep {
    place = List.copyOf(place);
  }

  static FlowStep of(ShownRow row, Counterexample execution, SourcePaths sources) {
    return new FlowStep(
        row.thread(),
        execution.names().thread(row.thread()),
        row.row() + 1,
        !row.mark().isEmpty() || !row.taken(),
        Site.of(row.file(), row.site()).map(site -> site.in(sources)).stream().toList(),
        row.taken() ? row.words() : "waits: " + row.words());
  }
}
