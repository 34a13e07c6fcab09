package dev.jacquard.report.file;

import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Fault;
import dev.jacquard.report.Names;
import dev.jacquard.report.ShownRow;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The places in the source at which something went wrong, the one to look at first in front. */
record FaultSites(Counterexample counterexample, Fault fault) {
  /** Where the message of an exception says that it was thrown. */
  private static final Pattern THROWN_AT = Pattern.compile(" at (\\S+:\\d+)");

  List<Site> sites() {
    return places().flatMap(Optional::stream).distinct().toList();
  }

  private Stream<Optional<Site>> places() {
    if (fault.race().isPresent()) {
      DataRace race = fault.race().get();
      return Stream.of(race.second(), race.first()).map(this::site);
    }
    if (fault.failure().thread() < 0) {
      return rows().filter(row -> !row.taken()).map(FaultSites::site);
    }
    return Stream.concat(
        thrownAt(),
        rows().filter(row -> row.row() == fault.failure().step()).map(FaultSites::site));
  }

  private Stream<ShownRow> rows() {
    return counterexample.rows().stream();
  }

  private static Optional<Site> site(ShownRow row) {
    return Site.of(row.file(), row.site());
  }

  private Optional<Site> site(Access access) {
    Names names = counterexample.names();
    return Site.of(
        names.file(access.thread(), access.site()), names.site(access.thread(), access.site()));
  }

  private Stream<Optional<Site>> thrownAt() {
    return THROWN_AT
        .matcher(fault.failure().message())
        .results()
        .map(found -> Site.of(fileLike(found.group(1)), found.group(1)));
  }

  /** The message has only the name of the file; a step may know in which folder that is. */
  private String fileLike(String place) {
    String name = place.substring(0, place.lastIndexOf(':'));
    return rows()
        .map(ShownRow::file)
        .filter(file -> file.equals(name) || file.endsWith("/" + name))
        .findFirst()
        .orElse(name);
  }
}
