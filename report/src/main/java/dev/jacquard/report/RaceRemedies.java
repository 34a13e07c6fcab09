package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.PlainAccess;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What would certainly order the two accesses of a data race, or make them no race. */
final class RaceRemedies {
  /** An access to the location that races. */
  private record Use(int thread, int step, boolean write, String place) {}

  private final Trace trace;
  private final Legend legend;
  private final SourceLines lines;
  private final DataRace race;
  private final String location;
  private final Set<Use> uses = new LinkedHashSet<>();
  private boolean watched;

  RaceRemedies(Trace trace, Legend legend, List<PlainAccess> accesses, DataRace race) {
    this.trace = trace;
    this.legend = legend;
    this.lines = new SourceLines(trace, legend);
    this.race = race;
    this.location = legend.location(race.location());
    add(race.first());
    add(race.second());
    for (int row = 0; row < trace.length(); row++) {
      if (trace.location(row) == race.location() && trace.kind(row).isPlain()) {
        String place = lines.phrase(trace.thread(row), trace.site(row));
        uses.add(new Use(trace.thread(row), row, trace.writes(row), place));
        watched = true;
      }
    }
    for (PlainAccess access : accesses) {
      if (access.location().equals(location)) {
        String place = lines.phrase(access.site());
        uses.add(new Use(access.thread(), access.step(), access.write(), place));
        watched = true;
      }
    }
  }

  private void add(Access access) {
    String place = lines.phrase(access.thread(), access.site());
    uses.add(new Use(access.thread(), access.step(), access.write(), place));
  }

  List<String> lines() {
    if (!race.first().plain() || !race.second().plain()) {
      Access plain = race.first().plain() ? race.first() : race.second();
      return List.of(
          "access "
              + location
              + " as volatile or atomically"
              + at(lines.phrase(plain.thread(), plain.site()))
              + " too: then the two do not race");
    }
    List<String> remedies = new ArrayList<>();
    remedies.add(lock());
    if (watched && isVariable() && noThreadReadsAndWrites()) {
      remedies.add("or make " + location + " volatile: then its accesses do not race");
    }
    return remedies;
  }

  private static String at(String place) {
    return place.isEmpty() ? "" : " at " + place;
  }

  /** The lock that is missing at fewest places, if any lock was held. */
  private String lock() {
    Set<String> locks = new TreeSet<>(HeldLocks.names(trace, legend, race.first()));
    locks.addAll(HeldLocks.names(trace, legend, race.second()));
    String best = "";
    Set<String> missing = Set.of();
    for (String lock : locks) {
      Set<String> places = placesWithout(lock);
      if (best.isEmpty() || places.size() < missing.size()) {
        best = lock;
        missing = places;
      }
    }
    if (best.isEmpty()) {
      return "hold one lock at both places: it orders the two accesses";
    }
    return "hold lock "
        + best
        + at(Prose.and(List.copyOf(missing)))
        + " too: "
        + (isElsewhere(missing)
            ? "all other accesses to " + location + " in this execution hold it"
            : "it orders the two accesses");
  }

  private Set<String> placesWithout(String lock) {
    Set<String> places = new TreeSet<>();
    for (Use use : uses) {
      if (!HeldLocks.names(trace, legend, use.thread(), use.step()).contains(lock)) {
        places.add(use.place());
      }
    }
    return places;
  }

  /** Whether there are more accesses at other places than the one that races with a missing one. */
  private boolean isElsewhere(Set<String> missing) {
    return uses.stream().filter(use -> !missing.contains(use.place())).count() > 1;
  }

  /** Not an element of an array, nor the content of an object: only a variable can be volatile. */
  private boolean isVariable() {
    return !location.endsWith("]") && (location.indexOf('#') < 0 || location.indexOf('.') >= 0);
  }

  /** Else a volatile variable would end the race and leave updates that get lost. */
  private boolean noThreadReadsAndWrites() {
    Set<Integer> readers = new HashSet<>();
    Set<Integer> writers = new HashSet<>();
    uses.forEach(use -> (use.write() ? writers : readers).add(use.thread()));
    return readers.stream().noneMatch(writers::contains);
  }
}
