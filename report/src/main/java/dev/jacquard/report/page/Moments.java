package dev.jacquard.report.page;

import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.ShownRow;
import dev.jacquard.report.seen.PlainAccess;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All moments of a counterexample, in the order of time. */
final class Moments {
  private final Counterexample example;
  private final SourceFiles files;
  private final List<Moment> all = new ArrayList<>();
  private final Map<Integer, Integer> ofRow = new HashMap<>();
  private final Map<Integer, Integer> ofAccess = new HashMap<>();
  private final Map<Racer, Integer> ofRacer = new HashMap<>();
  private final Map<Integer, Integer> rivals = new HashMap<>();

  Moments(Counterexample example) {
    this.example = example;
    this.files = new SourceFiles(example);
    List<ShownRow> rows = example.rows();
    int steps = example.trace().length();
    for (int step = 0; step <= steps; step++) {
      addBetween(step);
      if (step < steps) {
        add(step(rows.get(step), Moment.Sort.STEP));
      }
    }
    rows.subList(steps, rows.size()).forEach(row -> add(step(row, Moment.Sort.STUCK)));
    example.races().forEach(this::pair);
  }

  private void pair(DataRace race) {
    Optional<Integer> first = of(race.location(), race.first());
    Optional<Integer> second = of(race.location(), race.second());
    if (first.isPresent() && second.isPresent()) {
      rivals.putIfAbsent(second.get(), first.get());
    }
  }

  private Optional<Integer> of(int location, Access access) {
    return access.isStep()
        ? ofRow(access.row())
        : Optional.ofNullable(ofRacer.get(racer(location, access)));
  }

  private void add(Moment moment) {
    Moment previous = all.isEmpty() ? null : all.get(all.size() - 1);
    if (moment.row() != Moment.NO_ROW) {
      ofRow.put(moment.row(), all.size());
    }
    all.add(moment.after(previous));
  }

  private Moment step(ShownRow row, Moment.Sort sort) {
    Trace trace = example.trace();
    String file = example.names().file(row.thread(), trace.site(row.row()));
    return new Moment(
        sort,
        row.row(),
        row.thread(),
        row.words(),
        row.site(),
        Place.of(file, row.site()),
        row.mark(),
        false);
  }

  // ---- between two steps -----------------------------------------------------------------------

  /** What was seen, and those accesses that race and were seen by nobody but the race detector. */
  private void addBetween(int step) {
    List<Racer> racers = racers(step);
    for (int i = 0; i < example.accesses().size(); i++) {
      PlainAccess access = example.accesses().get(i);
      if (access.step() == step) {
        List<Racer> same = racers.stream().filter(racer -> racer.is(access)).toList();
        same.forEach(racer -> ofRacer.put(racer, all.size()));
        racers.removeAll(same);
        ofAccess.put(i, all.size());
        add(access(access.thread(), words(access), access.site(), !same.isEmpty()));
      }
    }
    for (Racer racer : racers) {
      String words = racer.location() + (racer.access().write() ? ": wrote" : ": read");
      ofRacer.put(racer, all.size());
      add(access(racer.access().thread(), words, racer.site(), true));
    }
  }

  private static String words(PlainAccess access) {
    String what =
        access.value().isEmpty()
            ? (access.write() ? "changed" : "read")
            : (access.write() ? "wrote " : "read ") + access.value();
    String unseen =
        access.unseen() == 0 ? "" : " (" + Prose.number(access.unseen()) + " before it left out)";
    return access.location() + ": " + what + unseen;
  }

  private Moment access(int thread, String words, String site, boolean races) {
    return new Moment(
        Moment.Sort.ACCESS,
        Moment.NO_ROW,
        thread,
        words,
        site,
        files.place(site),
        races ? Failure.Type.RACE.label() : "",
        false);
  }

  /** One of the two accesses of a race. */
  private record Racer(String location, Access access, String site) {
    boolean is(PlainAccess seen) {
      return seen.thread() == access.thread()
          && seen.write() == access.write()
          && seen.site().equals(site)
          && seen.location().equals(location);
    }
  }

  private List<Racer> racers(int step) {
    List<Racer> racers = new ArrayList<>();
    for (DataRace race : example.races()) {
      for (Access access : List.of(race.first(), race.second())) {
        Racer racer = racer(race.location(), access);
        if (!access.isStep() && access.step() == step && !racers.contains(racer)) {
          racers.add(racer);
        }
      }
    }
    return racers;
  }

  private Racer racer(int location, Access access) {
    return new Racer(
        example.names().location(location),
        access,
        example.names().site(access.thread(), access.site()));
  }

  // ---- asking ----------------------------------------------------------------------------------

  List<Moment> all() {
    return all;
  }

  /** The number of the moment of a row, if the row is shown. */
  Optional<Integer> ofRow(int row) {
    return Optional.ofNullable(ofRow.get(row));
  }

  /** The earlier moment with which a moment races, if it does. */
  Optional<Integer> rivalOf(int moment) {
    return Optional.ofNullable(rivals.get(moment));
  }

  /** The number of the moment of an access, which has a number itself. */
  Optional<Integer> ofAccess(int access) {
    return Optional.ofNullable(ofAccess.get(access));
  }
}
