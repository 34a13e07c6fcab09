package dev.jacquard.cluster.region;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;
import java.util.TreeSet;

/** What goes wrong where, as a text that is the same in all processes. */
final class Signature {
  private Signature() {}

  static String of(Finding finding, Optional<Names> names) {
    if (names.isEmpty()) {
      return finding.place(); // its numbers are the same in all processes
    }
    return finding
        .race()
        .map(race -> of(race, names.get()))
        .orElseGet(() -> of(finding.failure(), finding.trace(), names.get()));
  }

  private static String of(DataRace race, Names names) {
    TreeSet<String> accesses = new TreeSet<>();
    accesses.add(of(race.first(), names));
    accesses.add(of(race.second(), names));
    return "race " + names.location(race.location()) + " " + String.join(" ", accesses);
  }

  private static String of(Access access, Names names) {
    return place(names, access.thread(), access.site());
  }

  private static String of(Failure failure, Trace trace, Names names) {
    TreeSet<String> places = new TreeSet<>();
    if (failure.thread() >= 0) {
      places.add(names.thread(failure.thread()).toString());
    } else {
      for (int t = 0; t < trace.threads(); t++) {
        int row = trace.pending(t);
        if (row >= 0) {
          places.add(place(names, t, trace.site(row)));
        }
      }
    }
    return failure.type().label() + " " + String.join(" ", places) + " " + failure.message();
  }

  private static String place(Names names, int thread, int site) {
    String where = site < 0 ? "?" : names.site(site).toString();
    return names.thread(thread) + "@" + where;
  }
}
